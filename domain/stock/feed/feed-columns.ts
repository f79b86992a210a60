import { type FeedRow, plainName } from './feed-row.ts';

/**
 * Columns of the public Australian feed contract and, after them, those with which senders say more, each with what senders also call it.
 * Purchase cost is not among them: it is never read. Of margins only their order is kept (`margin-ranks.ts`).
 */
const columns = {
  stockNumber: ['stocknumber', 'stockno', 'stock', 'stocknum'],
  carType: ['cartype', 'type', 'condition', 'newused'],
  make: ['make'],
  model: ['model'],
  badge: ['badge', 'variant'],
  series: ['series'],
  year: ['year', 'modelyear'],
  body: ['body', 'bodytype', 'bodystyle'],
  driveAway: ['dapprice', 'dap', 'driveawayprice'],
  beforeCharges: ['egcprice', 'egc', 'price'],
  odometer: ['odometer', 'km', 'kms', 'kilometres', 'mileage'],
  colour: ['exteriorcolour', 'colour', 'color', 'exteriorcolor'],
  interiorColour: ['interiorcolour', 'interiorcolor', 'trim'],
  registration: ['rego', 'registration', 'regplate'],
  registrationExpiry: ['regoexpiry', 'registrationexpiry'],
  vin: ['vin'],
  fuel: ['fuel', 'fueltype'],
  transmission: ['transmission', 'gearbox'],
  drive: ['drive', 'drivetype'],
  doors: ['doors'],
  seats: ['seats'],
  cylinders: ['cylinders'],
  engine: ['enginesize', 'enginesizecc', 'engine'],
  buildDate: ['builddate'],
  complianceDate: ['compliancedate'],
  comments: ['dealercomments', 'comments'],
  description: ['vehicledescription', 'description', 'title'],
  features: ['features'],
  certified: ['certified'],
  location: ['locationcode', 'location'],
  redbookCode: ['encryptedredbookcode', 'redbookcode', 'redbook'],
  nvic: ['nviccode', 'nvic'],
  autograbId: ['autograbid'],
  images: ['images', 'photos', 'imageurls', 'pictures'],
  status: ['status'],
  soldDate: ['solddate', 'datesold'],
  tag: ['tag'],
  rank: ['customrank', 'rank'],
  margin: ['margin', 'grossmargin', 'expectedmargin'],
  wasPrice: ['wasprice', 'beforeprice', 'rrp'],
  subscriptionPrice: ['subscriptionprice'],
  gears: ['gears', 'gearnum'],
  induction: ['induction'],
  power: ['enginepower', 'power'],
  torque: ['torque'],
  fuelConsumption: ['fuelconsumption', 'fuelconsumptioncombined'],
  fuelCapacity: ['fuelcapacity', 'fueltankcapacity'],
  grossVehicleMass: ['grossvehiclemass', 'gvm'],
  length: ['length', 'vehiclelength'],
  width: ['width', 'vehiclewidth'],
  height: ['height', 'vehicleheight'],
  towing: ['towingcapacitybraked', 'towingcapacity'],
  ancap: ['ancap', 'ancaprating'],
  standardEquipment: ['standardequipment'],
  spinImages: ['spinimages'],
  interiorImage: ['spininteriorimage', 'interiorimage'],
  videos: ['videos', 'videourl'],
  externalVideo: ['externalvideourl', 'externalvideo'],
  historyReport: ['historyreport', 'file'],
} as const;
export type FeedColumn = keyof typeof columns;

/** Columns without which a row is no vehicle. */
export const requiredColumns: readonly [column: FeedColumn, field: string][] = [
  ['stockNumber', 'Stock number'],
  ['make', 'Make'],
  ['model', 'Model'],
  ['year', 'Year'],
];

/** Reads the values of a row by column, empty where there is none. */
export function columnReader({ values }: FeedRow): (column: FeedColumn) => string {
  const given = new Map(Object.entries(values).map(([name, value]) => [plainName(name), value.trim()]));
  return (column) => columns[column].map((name) => given.get(name)).find((value) => value) ?? '';
}
