import Text

extension VariationPicker: ListPanel {
  package func keys(in context: PanelContext) -> [SafeText] {
    [context.words.enterPutThemThere, context.words.chooseKeys, context.words.escBack]
  }

  package func frame(in context: PanelContext) -> PanelFrame? {
    VariationFrame(picker: self, size: context.area, words: context.words).frame
  }
}
