import { counted, sendRequest } from './send-request.ts';

type PictureFlood = {
  crops: string;
  /** Crops that no document has and that were drawn all the same. */
  drawn: number;
  pictures: string;
  shopperMs: number;
  shopperStatus: number;
};

const pictureAddress = /\/image\/[^"\s,]+/g;
const ofHost = async (port: number, slug: string) => {
  const { body } = await sendRequest(port, slug, '/');
  return [...new Set(body.match(pictureAddress) ?? [])];
};
/** The same picture in a width that no page requests, so that it is not made yet. */
const wide = (address: string) => address.replace(/(\/image\/[^/]+\/)\d+\//, '$1192/').replace(/\.\w+$/, '.avif');

/** Crops that no document has and pictures that are not made yet, all at once of one client, and another dealer's shopper who wants one picture. */
export async function pictureFlood(port: number, crops: number): Promise<PictureFlood> {
  const [mine, other] = [await ofHost(port, 'southbank-ford'), await ofHost(port, 'cartown')];
  // A picture without a crop of its own: `v1` takes the place of an invented crop.
  const uploaded = mine.find((address) => /^\/image\/content\/\d+\/v1\//.test(address));
  if (!uploaded) throw new Error('The home page shows no uploaded picture.');
  const invented = Array.from({ length: crops }, (_, at) =>
    uploaded.replace('/v1/', `/c-${at % 600}-0-300-${900 - Math.floor(at / 600)}/`),
  );
  const statuses = (addresses: string[]) =>
    Promise.all(addresses.map(async (address) => (await sendRequest(port, 'southbank-ford', address)).status));
  const flood = Promise.all([statuses(invented), statuses([...new Set(mine.map(wide))])]);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const mineToo = new Set(mine.map(wide));
  const wanted = other.map(wide).find((address) => !mineToo.has(address));
  if (!wanted) throw new Error('The other dealer shows no picture of its own.');
  const shopper = await sendRequest(port, 'cartown', wanted, { headers: { 'x-forwarded-for': '203.0.113.8' } });
  const [refused, made] = await flood;
  return {
    crops: counted(refused),
    drawn: refused.filter((status) => status === 200).length,
    pictures: counted(made),
    shopperMs: shopper.ms,
    shopperStatus: shopper.status,
  };
}
