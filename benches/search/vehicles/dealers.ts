import { entryAt } from '../../entry-at.ts';

/** A dealership: invented names in real places. */
type Dealer = { name: string; city: string; state: string };

const places = `NSW:Sydney,Newcastle,Wollongong,Dubbo,Tamworth,Albury,Orange,Parramatta
VIC:Melbourne,Geelong,Ballarat,Bendigo,Shepparton,Mildura,Dandenong
QLD:Brisbane,Cairns,Townsville,Toowoomba,Mackay,Gold Coast,Rockhampton
WA:Perth,Bunbury,Mandurah,Geraldton,Joondalup
SA:Adelaide,Mount Gambier,Whyalla
TAS:Hobart,Launceston,Devonport
ACT:Canberra
NT:Darwin,Alice Springs`
  .split('\n')
  .flatMap((line) => {
    const [state = '', cities = ''] = line.split(':');
    return cities.split(',').map((city) => ({ state, city }));
  });

const styles = [
  'Harbour Motors',
  'Westgate Cars',
  'Redgum Auto',
  'Parkside Prestige',
  'Billabong Motor Group',
  'Summit Autos',
];

/** 200 dealerships, over every state. */
export const dealers: readonly Dealer[] = Array.from({ length: 200 }, (_, at) => {
  const { city, state } = entryAt(places, at % places.length);
  return { name: `${city} ${styles[Math.floor(at / places.length)]}`, city, state };
});
