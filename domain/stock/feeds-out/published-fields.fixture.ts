/** What is published of a field: what its value must look like, and whether it may be empty. */
type FieldRule = { required: boolean; pattern: RegExp; max?: number };
type PublishedFields = Readonly<Record<string, FieldRule>>;

const must = (pattern: RegExp, max?: number): FieldRule => ({ required: true, pattern, ...(max && { max }) });
const may = (pattern: RegExp, max?: number): FieldRule => ({ ...must(pattern, max), required: false });
const text = /^\S[^\t\r\n]*$/;
const link = /^https?:\/\/[^\s/]+\/\S+$/;
const year = /^(?:19|20)\d\d$/;
const price = /^[1-9]\d*\.\d\d AUD$/;
const vin = /^[A-HJ-NPR-Z\d]{17}$/;

/**
 * Merchant Center, "Vehicle ads feed specification" for Australia,
 * `support.google.com/merchants/answer/11192663` and 14592783.
 */
export const googleFields: PublishedFields = {
  id: must(text, 50),
  VIN: must(vin),
  store_code: must(text, 64),
  vehicle_fulfillment: must(/^in_store:\S+$/),
  title: must(text, 150),
  description: must(text, 5_000),
  link: must(link),
  image_link: must(link),
  additional_image_link: may(/^https?:\/\/[^,\s]+(?:,https?:\/\/[^,\s]+){0,9}$/),
  price: must(price),
  vehicle_price_type: must(/^(?:drive_away_price|estimated_drive_away_price|excluding_government_charges_price)$/),
  condition: must(/^(?:new|used)$/),
  brand: must(text, 70),
  model: must(text),
  trim: may(text),
  year: must(year),
  mileage: must(/^\d+ (?:km|miles)$/),
  color: must(text, 100),
  body_style: may(/^(?:convertible|coupe|crossover|full size van|hatchback|minivan|sedan|station wagon|suv|truck)$/),
  engine: may(/^(?:diesel|electric|flex|gasoline|hybrid|plug-in hybrid|other)$/),
  'certified_pre-owned': may(/^(?:true|false)$/),
  google_product_category: must(/^916$/),
};

/**
 * Commerce Manager, "Automotive inventory catalogue: supported fields",
 * developers.facebook.com/docs/marketing-api/auto-ads.
 */
export const metaFields: PublishedFields = {
  vehicle_id: must(text, 100),
  title: must(text, 500),
  description: must(text, 5_000),
  url: must(link),
  make: must(text),
  model: must(text),
  trim: may(text),
  year: must(year),
  'mileage.value': must(/^\d+$/),
  'mileage.unit': must(/^(?:KM|MI)$/),
  'image[0].url': must(link),
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => [`image[${at}].url`, may(link)])),
  body_style: must(/^(?:CONVERTIBLE|COUPE|CROSSOVER|HATCHBACK|MINIVAN|TRUCK|SEDAN|SMALL_CAR|SUV|VAN|WAGON|OTHER)$/),
  state_of_vehicle: must(/^(?:NEW|USED|CPO)$/),
  vehicle_type: must(/^(?:CAR_TRUCK|MOTORCYCLE|OTHER)$/),
  price: must(price),
  availability: must(/^(?:AVAILABLE|NOT_AVAILABLE|PENDING|UNKNOWN)$/),
  address: must(
    /^\{"addr1":"[^"]+","city":"[^"]+","region":"(?:ACT|NSW|NT|QLD|SA|TAS|VIC|WA)","postal_code":"\d{4}","country":"AU"\}$/,
  ),
  latitude: may(/^-(?:[89]|[1-4]\d)(?:\.\d+)?$/),
  longitude: may(/^1[1-5]\d(?:\.\d+)?$/),
  dealer_name: must(text),
  vin: may(vin),
  stock_number: may(text),
  exterior_color: may(text),
  transmission: may(/^(?:AUTOMATIC|MANUAL|OTHER)$/),
  fuel_type: may(/^(?:DIESEL|ELECTRIC|FLEX|GASOLINE|HYBRID|PETROL|PLUGIN_HYBRID|OTHER|NONE)$/),
  drivetrain: may(/^(?:4X2|4X4|AWD|FWD|RWD|OTHER)$/),
};

/** What breaks the published rules in a feed's records, `id` the field whose values may not repeat. */
export function fieldFaults(records: readonly Record<string, string>[], rules: PublishedFields, id: string): string[] {
  const taken = new Set<string>();
  return records.flatMap((record, at) => {
    const named = `line ${at + 2}`;
    const twice = taken.has(record[id] ?? '') ? [`${named}: ${id} stands twice`] : [];
    taken.add(record[id] ?? '');
    const unknown = Object.keys(record).filter((name) => !(name in rules));
    return [
      ...twice,
      ...unknown.map((name) => `${named}: ${name} is no published field`),
      ...Object.entries(rules).flatMap(([name, { required, pattern, max = 2_000 }]) => {
        const value = record[name] ?? '';
        if (value === '') return required ? [`${named}: ${name} is missing`] : [];
        return pattern.test(value) && value.length <= max ? [] : [`${named}: ${name} is ${JSON.stringify(value)}`];
      }),
    ];
  });
}

/** The records of a text by tabs. */
export function readTabbed(feed: string): Record<string, string>[] {
  const [head = [], ...rows] = feed
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  return rows.map((cells) => Object.fromEntries(cells.map((cell, at) => [head[at] ?? `column ${at}`, cell])));
}

/** The records of a text by commas (RFC 4180), every cell of which is quoted. */
export function readCsv(feed: string): Record<string, string>[] {
  const cells = [...feed.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)];
  const lines: string[][] = [[]];
  for (const [, cell = '', end] of cells) {
    lines.at(-1)?.push(cell.replaceAll('""', '"'));
    if (end === '\r\n') lines.push([]);
  }
  const [head = [], ...rows] = lines.filter((line) => line.length > 0);
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [head[at] ?? `column ${at}`, cell])));
}
