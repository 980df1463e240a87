/// The script of the page that plays a session. The page holds the rows that change from frame to frame. The script makes
/// a list of all rows of each frame from it, so that the slider can go anywhere at once.
enum PlayerScript {
  static let text = """

    "use strict";
    (() => {
      const get = (id) => document.getElementById(id);
      const rows = [...get("rows").content.children];
      let numbers = [];
      const frames = [...get("frames").content.children].map((frame) => {
        const { time, height, ground, width, rows, inputs } = frame.dataset;
        numbers = height ? Array(Number(height)).fill(0) : numbers.slice();
        for (const place of rows.split(" ").filter(Boolean)) {
          const [row, number] = place.split(":").map(Number);
          numbers[row] = number;
        }
        return { time: Number(time), ground, width, inputs, numbers };
      });
      const screen = document.querySelector(".screen");
      const pre = screen.firstElementChild;
      const last = frames.length - 1;
      const clock = (time) => Math.floor(time / 60000) + ":" + String(Math.floor(time / 1000) % 60).padStart(2, "0");
      let shown = 0;
      let timer = 0;
      const show = (number) => {
        shown = Math.min(Math.max(number, 0), last);
        const frame = frames[shown];
        screen.className = "screen " + frame.ground;
        pre.className = frame.width;
        pre.replaceChildren(...frame.numbers.flatMap((number, index) => {
          const row = [...rows[number].cloneNode(true).childNodes];
          return index ? ["\\n", ...row] : row;
        }));
        const place = shown + 1 + " of " + frames.length + " • " + clock(frame.time) + " of " + clock(frames[last].time);
        get("slider").value = shown;
        get("slider").setAttribute("aria-valuetext", place);
        get("place").textContent = place;
        get("inputs").textContent = frame.inputs ? "Keys: " + frame.inputs : "\\u00A0";
      };
      const stop = () => {
        clearTimeout(timer);
        timer = 0;
        get("play").textContent = "Play";
      };
      const wait = () => {
        if (shown === last) return stop();
        const time = Math.max(frames[shown + 1].time - frames[shown].time, 16);
        timer = setTimeout(() => { show(shown + 1); wait(); }, time);
      };
      const toggle = () => {
        if (timer) return stop();
        if (shown === last) show(0);
        get("play").textContent = "Stop";
        wait();
      };
      const go = (number) => { stop(); show(number); };
      get("play").addEventListener("click", toggle);
      get("back").addEventListener("click", () => go(shown - 1));
      get("next").addEventListener("click", () => go(shown + 1));
      get("slider").addEventListener("input", () => go(Number(get("slider").value)));
      document.addEventListener("keydown", (event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.target !== document.body) return;
        const act = {
          ArrowLeft: () => go(shown - 1), ArrowRight: () => go(shown + 1), Home: () => go(0), End: () => go(last),
          " ": toggle,
        }[event.key];
        if (!act) return;
        event.preventDefault();
        act();
      });
      get("controls").hidden = false;
      get("inputs").hidden = false;
      show(0);
    })();

    """
}
