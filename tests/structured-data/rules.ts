/** A value as the rules describe it; `null` for one that is right, else what is wrong with it. */
type Check = (value: unknown) => string | null;

/** What is published of one type of statement. */
type TypeRule = {
  /** Where the rule is. */
  published: string;
  required: readonly string[];
  /** Further properties that the type has in schema.org and that we state. */
  more?: readonly string[];
  /** Properties of which no value may be stated on our pages. */
  refused?: readonly string[];
  checks?: Readonly<Record<string, Check>>;
};

const google = 'https://developers.google.com/search/docs/appearance/structured-data';
const isText: Check = (value) => (typeof value === 'string' && value.trim() !== '' ? null : 'is no text');
const isCount: Check = (value) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? null : 'is no number';
const matches =
  (pattern: RegExp, what: string): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? null : `is no ${what}`;
/** Of Google's crawlers: whole addresses alone. */
const isUrl: Check = (value) =>
  typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value) ? null : 'is no whole address';
const isDate = matches(/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/, 'ISO 8601 date');
const isTime = matches(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'time of day');
const oneOf = (...names: string[]) =>
  matches(new RegExp(`^https://schema\\.org/(?:${names.join('|')})$`), 'listed value');
const listOf =
  (least: number, check: Check): Check =>
  (value) => {
    if (!Array.isArray(value) || value.length < least) return `is no list of ${least} or more`;
    return value.map(check).find((fault) => fault !== null) ?? null;
  };
const isThing: Check = (value) => (typeof value === 'object' && value !== null ? null : 'is no statement');
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A dealer's own rating on the dealer's page is self-serving: not eligible (Google, review snippet). */
const selfServing = ['aggregateRating', 'review'];
const business: TypeRule = {
  published: `${google}/local-business`,
  required: ['name', 'address'],
  more: [
    'telephone',
    'image',
    'geo',
    'openingHoursSpecification',
    'specialOpeningHoursSpecification',
    'parentOrganization',
  ],
  refused: selfServing,
  checks: { name: isText, address: isThing, image: isUrl },
};
const vehicle: TypeRule = {
  published: `${google}/vehicle-listing`,
  required: ['name', 'url', 'brand', 'model', 'vehicleModelDate', 'itemCondition'],
  more: [
    ...['@id', 'sku', 'vehicleConfiguration', 'vehicleIdentificationNumber', 'image', 'bodyType', 'color', 'fuelType'],
    ...['vehicleInteriorColor', 'vehicleTransmission', 'driveWheelConfiguration', 'numberOfDoors', 'offers'],
    ...['vehicleSeatingCapacity', 'mileageFromOdometer', 'vehicleEngine', 'fuelConsumption'],
  ],
  refused: selfServing,
  checks: {
    url: isUrl,
    image: listOf(1, isUrl),
    vehicleModelDate: matches(/^(?:19|20)\d\d$/, 'year'),
    itemCondition: oneOf('NewCondition', 'UsedCondition'),
    vehicleIdentificationNumber: matches(/^[A-HJ-NPR-Z\d]{17}$/, 'VIN'),
    numberOfDoors: isCount,
    vehicleSeatingCapacity: isCount,
  },
};

export const typeRules: Readonly<Record<string, TypeRule>> = {
  AutoDealer: business,
  AutoRepair: business,
  AutoPartsStore: business,
  Car: vehicle,
  Motorcycle: vehicle,
  Vehicle: vehicle,
  Offer: {
    published: `${google}/vehicle-listing`,
    required: ['price', 'priceCurrency', 'availability', 'url', 'seller'],
    checks: {
      price: matches(/^[1-9]\d*\.\d\d$/, 'price'),
      priceCurrency: matches(/^AUD$/, 'currency of ours'),
      availability: oneOf('InStock', 'PreOrder', 'SoldOut'),
      url: isUrl,
      seller: isThing,
    },
  },
  BreadcrumbList: {
    published: `${google}/breadcrumb`,
    required: ['itemListElement'],
    checks: { itemListElement: listOf(2, isThing) },
  },
  ItemList: {
    published: `${google}/carousel`,
    required: ['itemListElement'],
    checks: { itemListElement: listOf(1, isThing) },
  },
  ListItem: {
    published: `${google}/breadcrumb`,
    required: ['position'],
    more: ['name', 'item', 'url'],
    checks: { position: isCount, name: isText, item: isUrl, url: isUrl },
  },
  WebSite: { published: `${google}/../site-names`, required: ['name', 'url'], checks: { name: isText, url: isUrl } },
  FAQPage: {
    published: `${google}/faqpage`,
    required: ['mainEntity'],
    checks: { mainEntity: listOf(1, isThing) },
  },
  Question: { published: `${google}/faqpage`, required: ['name', 'acceptedAnswer'], checks: { name: isText } },
  Answer: { published: `${google}/faqpage`, required: ['text'], checks: { text: isText } },
  BlogPosting: {
    published: `${google}/article`,
    required: ['headline', 'author', 'dateModified', 'mainEntityOfPage', 'publisher'],
    more: ['image', 'datePublished', 'description'],
    checks: {
      headline: isText,
      image: listOf(1, isUrl),
      datePublished: isDate,
      dateModified: isDate,
      mainEntityOfPage: isUrl,
    },
  },
  Organization: {
    published: `${google}/organization`,
    required: ['name'],
    more: ['url'],
    refused: selfServing,
    checks: { name: isText, url: isUrl },
  },
  Brand: { published: 'https://schema.org/Brand', required: ['name'], checks: { name: isText } },
  PostalAddress: {
    published: `${google}/local-business`,
    required: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
    checks: {
      addressRegion: matches(/^(?:ACT|NSW|NT|QLD|SA|TAS|VIC|WA)$/, 'state'),
      postalCode: matches(/^\d{4}$/, 'postcode'),
      addressCountry: matches(/^AU$/, 'country of ours'),
    },
  },
  GeoCoordinates: {
    published: `${google}/local-business`,
    required: ['latitude', 'longitude'],
    checks: {
      latitude: (value) => (typeof value === 'number' && value < -8 && value > -45 ? null : 'is not in Australia'),
      longitude: (value) => (typeof value === 'number' && value > 110 && value < 160 ? null : 'is not in Australia'),
    },
  },
  OpeningHoursSpecification: {
    published: `${google}/local-business`,
    required: ['opens', 'closes'],
    more: ['dayOfWeek', 'validFrom', 'validThrough'],
    checks: { opens: isTime, closes: isTime, dayOfWeek: oneOf(...days), validFrom: isDate, validThrough: isDate },
  },
  QuantitativeValue: {
    published: 'https://schema.org/QuantitativeValue',
    required: ['value'],
    more: ['unitCode', 'unitText'],
    checks: { value: isCount, unitCode: matches(/^(?:KMT|CMQ)$/, 'unit of UN/CEFACT that we use') },
  },
  EngineSpecification: { published: 'https://schema.org/EngineSpecification', required: ['engineDisplacement'] },
};
