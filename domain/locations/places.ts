import type { GeoPoint } from './distance.ts';

/** A place with its postcode. `rank` 1 is a capital, 2 a city or a large centre, 3 any other: maps name the low ranks first. */
export type NamedPlace = GeoPoint & { postcode: string; name: string; rank: 1 | 2 | 3 };

/**
 * Postcode, rank, latitude, longitude, name: the centres of suburbs and towns to a hundredth of a degree (about a kilometre), written down
 * by hand for this project (docs/decisions/0006-maps-and-postcodes.md).
 */
const table = `
0800 1 -12.46 130.84 Darwin
0830 3 -12.48 130.98 Palmerston
0850 2 -14.46 132.26 Katherine
0860 3 -19.65 134.19 Tennant Creek
0870 2 -23.70 133.88 Alice Springs
2000 1 -33.87 151.21 Sydney
2026 3 -33.89 151.27 Bondi
2060 3 -33.84 151.21 North Sydney
2064 3 -33.81 151.18 Artarmon
2067 2 -33.80 151.18 Chatswood
2077 3 -33.70 151.10 Hornsby
2095 2 -33.80 151.29 Manly
2100 3 -33.75 151.27 Brookvale
2112 3 -33.82 151.10 Ryde
2145 3 -33.81 150.99 Westmead
2148 3 -33.77 150.91 Blacktown
2150 2 -33.81 151.00 Parramatta
2154 2 -33.73 151.00 Castle Hill
2170 2 -33.92 150.92 Liverpool
2200 3 -33.92 151.03 Bankstown
2220 3 -33.97 151.10 Hurstville
2230 2 -34.06 151.15 Cronulla
2250 2 -33.43 151.34 Gosford
2259 3 -33.28 151.42 Wyong
2300 2 -32.93 151.78 Newcastle
2320 3 -32.73 151.56 Maitland
2325 3 -32.83 151.36 Cessnock
2340 2 -31.09 150.93 Tamworth
2350 2 -30.51 151.67 Armidale
2380 3 -30.98 150.25 Gunnedah
2400 3 -29.46 149.84 Moree
2430 3 -31.91 152.46 Taree
2444 2 -31.43 152.91 Port Macquarie
2450 2 -30.30 153.11 Coffs Harbour
2460 3 -29.69 152.93 Grafton
2480 2 -28.81 153.28 Lismore
2481 3 -28.64 153.61 Byron Bay
2485 3 -28.18 153.54 Tweed Heads
2500 2 -34.42 150.89 Wollongong
2541 2 -34.88 150.60 Nowra
2550 3 -36.67 149.84 Bega
2560 2 -34.07 150.81 Campbelltown
2570 3 -34.05 150.70 Camden
2576 3 -34.48 150.42 Bowral
2580 2 -34.75 149.72 Goulburn
2600 1 -35.31 149.12 Canberra
2606 3 -35.35 149.09 Woden
2617 3 -35.24 149.07 Belconnen
2620 3 -35.35 149.23 Queanbeyan
2630 3 -36.23 149.13 Cooma
2640 2 -36.08 146.92 Albury
2650 2 -35.11 147.37 Wagga Wagga
2680 3 -34.29 146.05 Griffith
2700 3 -34.75 146.55 Narrandera
2710 3 -35.53 144.96 Deniliquin
2750 2 -33.75 150.69 Penrith
2756 3 -33.61 150.82 Windsor
2780 3 -33.71 150.31 Katoomba
2790 3 -33.48 150.16 Lithgow
2795 2 -33.42 149.58 Bathurst
2800 2 -33.28 149.10 Orange
2830 2 -32.24 148.60 Dubbo
2840 3 -30.09 145.94 Bourke
2850 3 -32.59 149.59 Mudgee
2870 3 -33.14 148.17 Parkes
2880 2 -31.96 141.47 Broken Hill
2900 3 -35.42 149.07 Tuggeranong
2912 3 -35.19 149.13 Gungahlin
3000 1 -37.81 144.96 Melbourne
3006 3 -37.83 144.96 Southbank
3008 3 -37.82 144.95 Docklands
3011 3 -37.80 144.90 Footscray
3020 3 -37.79 144.83 Sunshine
3030 2 -37.90 144.66 Werribee
3037 3 -37.70 144.76 Sydenham
3047 3 -37.68 144.92 Broadmeadows
3064 3 -37.60 144.94 Craigieburn
3072 3 -37.74 145.00 Preston
3076 2 -37.65 145.02 Epping
3108 3 -37.79 145.13 Doncaster
3121 3 -37.82 145.00 Richmond
3124 3 -37.83 145.08 Camberwell
3128 3 -37.82 145.12 Box Hill
3134 2 -37.81 145.23 Ringwood
3140 3 -37.76 145.32 Lilydale
3150 3 -37.88 145.17 Glen Waverley
3156 3 -37.88 145.29 Ferntree Gully
3175 2 -37.99 145.21 Dandenong
3182 3 -37.87 144.98 St Kilda
3186 3 -37.91 144.99 Brighton
3189 3 -37.94 145.04 Moorabbin
3199 2 -38.14 145.12 Frankston
3212 3 -38.02 144.41 Lara
3220 2 -38.15 144.36 Geelong
3228 3 -38.33 144.32 Torquay
3230 3 -38.41 144.19 Anglesea
3250 3 -38.34 143.58 Colac
3280 2 -38.38 142.48 Warrnambool
3300 3 -37.74 142.02 Hamilton
3305 3 -38.34 141.60 Portland
3337 2 -37.68 144.58 Melton
3350 2 -37.56 143.86 Ballarat
3400 2 -36.71 142.20 Horsham
3429 3 -37.58 144.73 Sunbury
3450 3 -37.06 144.22 Castlemaine
3500 2 -34.19 142.16 Mildura
3550 2 -36.76 144.28 Bendigo
3564 3 -36.13 144.75 Echuca
3585 3 -35.34 143.55 Swan Hill
3630 2 -36.38 145.40 Shepparton
3660 3 -37.02 145.13 Seymour
3677 2 -36.36 146.31 Wangaratta
3690 3 -36.12 146.89 Wodonga
3722 3 -37.05 146.09 Mansfield
3810 2 -38.07 145.48 Pakenham
3820 3 -38.16 145.93 Warragul
3844 2 -38.20 146.54 Traralgon
3850 2 -38.11 147.07 Sale
3875 3 -37.83 147.63 Bairnsdale
3915 3 -38.31 145.19 Hastings
3931 3 -38.22 145.04 Mornington
3939 3 -38.35 144.91 Rosebud
3995 3 -38.61 145.59 Wonthaggi
4000 1 -27.47 153.03 Brisbane
4020 3 -27.23 153.11 Redcliffe
4053 3 -27.41 152.98 Everton Park
4106 3 -27.54 153.00 Rocklea
4114 2 -27.64 153.11 Logan Central
4152 3 -27.50 153.10 Carindale
4163 3 -27.53 153.27 Cleveland
4207 3 -27.72 153.20 Beenleigh
4217 2 -28.00 153.43 Surfers Paradise
4305 2 -27.61 152.76 Ipswich
4350 2 -27.56 151.95 Toowoomba
4370 3 -28.21 152.03 Warwick
4390 3 -28.55 150.31 Goondiwindi
4405 3 -27.43 151.29 Dalby
4455 3 -26.57 148.79 Roma
4500 3 -27.30 152.99 Strathpine
4510 3 -27.08 152.95 Caboolture
4558 2 -26.65 153.09 Maroochydore
4567 3 -26.40 153.09 Noosa Heads
4570 2 -26.19 152.67 Gympie
4650 3 -25.54 152.70 Maryborough
4655 2 -25.29 152.84 Hervey Bay
4670 2 -24.87 152.35 Bundaberg
4680 2 -23.84 151.26 Gladstone
4700 2 -23.38 150.51 Rockhampton
4720 2 -23.53 148.16 Emerald
4730 3 -23.44 144.25 Longreach
4740 2 -21.14 149.19 Mackay
4802 3 -20.27 148.72 Airlie Beach
4810 2 -19.26 146.82 Townsville
4825 2 -20.73 139.49 Mount Isa
4870 2 -16.92 145.77 Cairns
4883 3 -17.27 145.48 Atherton
5000 1 -34.93 138.60 Adelaide
5043 3 -35.00 138.56 Marion
5045 3 -34.98 138.52 Glenelg
5092 3 -34.83 138.69 Modbury
5094 3 -34.85 138.60 Gepps Cross
5108 2 -34.77 138.64 Salisbury
5112 2 -34.72 138.67 Elizabeth
5118 3 -34.60 138.75 Gawler
5162 2 -35.13 138.52 Morphett Vale
5211 2 -35.55 138.62 Victor Harbor
5251 2 -35.07 138.86 Mount Barker
5253 2 -35.12 139.27 Murray Bridge
5290 2 -37.83 140.78 Mount Gambier
5341 3 -34.17 140.75 Renmark
5355 3 -34.48 138.99 Nuriootpa
5540 2 -33.19 138.02 Port Pirie
5554 3 -33.96 137.71 Kadina
5600 2 -33.03 137.57 Whyalla
5606 2 -34.73 135.86 Port Lincoln
5690 3 -32.13 133.68 Ceduna
5700 2 -32.49 137.78 Port Augusta
5723 3 -29.01 134.75 Coober Pedy
6000 1 -31.95 115.86 Perth
6018 3 -31.90 115.81 Innaloo
6027 2 -31.75 115.77 Joondalup
6050 3 -31.92 115.88 Mount Lawley
6056 2 -31.89 116.01 Midland
6100 3 -31.98 115.90 Victoria Park
6107 3 -32.02 115.94 Cannington
6112 2 -32.15 116.01 Armadale
6153 3 -32.02 115.84 Applecross
6160 2 -32.06 115.75 Fremantle
6168 2 -32.28 115.73 Rockingham
6210 2 -32.53 115.72 Mandurah
6230 2 -33.33 115.64 Bunbury
6280 2 -33.64 115.35 Busselton
6285 3 -33.95 115.07 Margaret River
6330 2 -35.02 117.88 Albany
6401 3 -31.65 116.67 Northam
6430 2 -30.75 121.47 Kalgoorlie
6450 2 -33.86 121.89 Esperance
6530 2 -28.77 114.61 Geraldton
6701 3 -24.88 113.66 Carnarvon
6714 2 -20.74 116.85 Karratha
6721 2 -20.31 118.58 Port Hedland
6725 2 -17.96 122.24 Broome
6743 3 -15.77 128.74 Kununurra
7000 1 -42.88 147.33 Hobart
7010 3 -42.83 147.28 Glenorchy
7050 3 -42.98 147.33 Kingston
7140 3 -42.78 147.06 New Norfolk
7190 3 -42.51 147.91 Triabunna
7250 2 -41.43 147.13 Launceston
7310 2 -41.18 146.35 Devonport
7320 2 -41.05 145.91 Burnie
7467 3 -42.08 145.56 Queenstown
`;

/** Suburbs, towns and cities all over Australia, in order of postcode. */
export const places: readonly NamedPlace[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [postcode = '', rank, latitude, longitude, ...name] = line.split(' ');
    return {
      postcode,
      name: name.join(' '),
      rank: Number(rank) as NamedPlace['rank'],
      latitude: Number(latitude),
      longitude: Number(longitude),
    };
  });
