#include "Sample.h"

static const unsigned char index[] = {
#embed "../../SampleFeeds/index.json"
  , PADDING};
static const unsigned char landing[] = {
#embed "../../SampleFeeds/landing.json"
  , PADDING};
static const unsigned char store[] = {
#embed "../../SampleFeeds/store.json"
  , PADDING};
static const unsigned char retail[] = {
#embed "../../SampleFeeds/retail.json"
  , PADDING};
static const unsigned char search[] = {
#embed "../../SampleFeeds/search.json"
  , PADDING};

static const unsigned char pictures[] = {
#embed "../../SampleFeeds/pictures.pack"
  , PADDING};

static const struct facet_sample samples[] = {
  SAMPLE("index.json", index),
  SAMPLE("landing.json", landing),
  SAMPLE("store.json", store),
  SAMPLE("retail.json", retail),
  SAMPLE("search.json", search),
  SAMPLE("pictures.pack", pictures),
  END,
};

const struct facet_sample *facet_common_samples(void) { return samples; }
