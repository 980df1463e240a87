#include "Sample.h"

static const unsigned char home[] = {
#embed "../../SampleFeeds/home.json"
  , PADDING};
static const unsigned char home_2[] = {
#embed "../../SampleFeeds/home-2.json"
  , PADDING};
static const unsigned char home_3[] = {
#embed "../../SampleFeeds/home-3.json"
  , PADDING};
static const unsigned char home_offers[] = {
#embed "../../SampleFeeds/home-offers.json"
  , PADDING};
static const unsigned char home_dashpass[] = {
#embed "../../SampleFeeds/home-dashpass.json"
  , PADDING};
static const unsigned char home_rated[] = {
#embed "../../SampleFeeds/home-rated.json"
  , PADDING};
static const unsigned char home_thai[] = {
#embed "../../SampleFeeds/home-thai.json"
  , PADDING};
static const unsigned char home_price[] = {
#embed "../../SampleFeeds/home-price.json"
  , PADDING};
static const unsigned char home_cheap[] = {
#embed "../../SampleFeeds/home-cheap.json"
  , PADDING};

static const struct facet_sample samples[] = {
  SAMPLE("home.json", home),
  SAMPLE("home-2.json", home_2),
  SAMPLE("home-3.json", home_3),
  SAMPLE("home-offers.json", home_offers),
  SAMPLE("home-dashpass.json", home_dashpass),
  SAMPLE("home-rated.json", home_rated),
  SAMPLE("home-thai.json", home_thai),
  SAMPLE("home-price.json", home_price),
  SAMPLE("home-cheap.json", home_cheap),
  END,
};

const struct facet_sample *facet_doordash_samples(void) { return samples; }
