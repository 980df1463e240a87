#include "Sample.h"

static const unsigned char caviar_home[] = {
#embed "../../SampleFeeds/caviar-home.json"
  , PADDING};

static const struct facet_sample samples[] = {
  SAMPLE("caviar-home.json", caviar_home),
  END,
};

const struct facet_sample *facet_caviar_samples(void) { return samples; }
