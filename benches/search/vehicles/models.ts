/** A model range: make, model, body, price when new in dollars, seats, badges, engine. */
export type Model = {
  make: string;
  model: string;
  body: string;
  price: number;
  seats: number;
  badges: string[];
  fuels: string[];
};

const lines = `
Toyota|Hilux|Ute|58000|5|SR5,Workmate,SR,Rogue,GR Sport|Diesel
Toyota|Land Cruiser|SUV|98000|7|GXL,VX,Sahara,GR Sport,GX|Diesel
Toyota|Corolla|Hatch|33000|5|Ascent Sport,SX,ZR|Hybrid,Petrol
Toyota|RAV4|SUV|45000|5|GX,GXL,XSE,Cruiser,Edge|Hybrid,Petrol
Ford|Ranger|Ute|62000|5|XLT,Wildtrak,XL,Raptor,Sport|Diesel
Ford|Everest|SUV|66000|7|Trend,Titanium,Ambiente,Sport|Diesel
Ford|Mustang|Coupe|72000|4|GT,EcoBoost,Dark Horse|Petrol
Ford|Transit|Van|56000|3|350L,Custom,Trail|Diesel
Mazda|CX-5|SUV|43000|5|Maxx Sport,Touring,GT SP,Akera|Petrol,Diesel
Mazda|CX-30|SUV|37000|5|Evolve,Touring,Astina|Petrol
Mazda|Mazda3|Hatch|33000|5|Pure,Evolve,GT,Astina|Petrol
Mazda|BT-50|Ute|54000|5|XTR,GT,SP,Thunder|Diesel
Hyundai|Tucson|SUV|42000|5|Elite,Highlander,Base|Petrol,Hybrid,Diesel
Hyundai|i30|Hatch|31000|5|N Line,Elite,Active|Petrol
Hyundai|Santa Fe|SUV|58000|7|Elite,Highlander,Calligraphy|Hybrid,Petrol
Hyundai|Kona|SUV|36000|5|Premium,Active,N Line|Petrol,Electric
Kia|Sportage|SUV|41000|5|S,SX,GT-Line,SX Plus|Petrol,Diesel,Hybrid
Kia|Sorento|SUV|59000|7|Sport,GT-Line,S|Diesel,Hybrid
Kia|Carnival|People Mover|62000|8|Platinum,Si,SLi|Diesel,Petrol
Kia|Cerato|Sedan|31000|5|Sport,GT,S|Petrol
Mitsubishi|Triton|Ute|50000|5|GLS,GLX,GSR,GLX-R|Diesel
Mitsubishi|Outlander|SUV|44000|7|Aspire,Exceed,LS,ES|Petrol,Plug-in Hybrid
Mitsubishi|Pajero Sport|SUV|57000|7|GLS,Exceed,GLX|Diesel
Nissan|Navara|Ute|55000|5|ST-X,PRO-4X,SL,ST|Diesel
Nissan|X-Trail|SUV|45000|7|ST-L,Ti,ST|Petrol,Hybrid
Nissan|Patrol|SUV|92000|8|Ti,Ti-L,Warrior|Petrol
Isuzu|D-MAX|Ute|56000|5|LS-U,X-Terrain,SX,LS-M|Diesel
Isuzu|MU-X|SUV|61000|7|LS-T,LS-U,LS-M|Diesel
Subaru|Forester|SUV|44000|5|2.5i-S,Premium,Sport|Petrol,Hybrid
Toyota|Land Cruiser Prado|SUV|78000|7|GXL,VX,Kakadu,Altitude|Diesel
Subaru|Outback|Wagon|49000|5|Touring,Sport,AWD|Petrol
Subaru|Crosstrek|SUV|39000|5|R,S,L|Petrol,Hybrid
Volkswagen|Golf|Hatch|41000|5|R-Line,GTI,Life,R|Petrol
Volkswagen|Tiguan|SUV|52000|5|Life,R-Line,Elegance|Petrol
Volkswagen|Amarok|Ute|66000|5|Style,PanAmericana,Aventura|Diesel
Honda|CR-V|SUV|47000|5|VTi L,VTi X,e:HEV RS|Petrol,Hybrid
Toyota|Camry|Sedan|42000|5|Ascent,SX,SL|Hybrid,Petrol
Honda|Civic|Hatch|49000|5|VTi-LX,Type R,e:HEV|Petrol,Hybrid
MG|ZS|SUV|26000|5|Excite,Essence,Vibe|Petrol,Electric
Toyota|Yaris Cross|SUV|34000|5|GX,GXL,Urban|Hybrid,Petrol
MG|MG4|Hatch|39000|5|Excite 51,Essence 64,XPower|Electric
GWM|Haval Jolion|SUV|29000|5|Lux,Ultra,Premium|Petrol,Hybrid
GWM|Ute Cannon|Ute|41000|5|X,L,XSR|Diesel
Suzuki|Swift|Hatch|26000|5|GL,GLX,Sport|Petrol
Suzuki|Jimny|SUV|34000|4|XL,Heritage,Lite|Petrol
Holden|Commodore|Sedan|32000|5|SS,SV6,Evoke,Calais|Petrol
Holden|Colorado|Ute|45000|5|LTZ,LS,Z71|Diesel
Jeep|Wrangler|SUV|78000|5|Rubicon,Overland,Sport S|Petrol
Toyota|HiAce|Van|52000|3|LWB,SLWB,Commuter|Diesel
Jeep|Grand Cherokee|SUV|89000|7|Limited,Summit,Laredo|Petrol,Diesel
BMW|X3|SUV|92000|5|xDrive20d,xDrive30i,M40i|Diesel,Petrol
BMW|3 Series|Sedan|84000|5|320i,330i,M340i|Petrol
Mercedes-Benz|C-Class|Sedan|91000|5|C200,C300,AMG C43|Petrol
Mercedes-Benz|GLC|SUV|104000|5|GLC 300,GLC 220 d|Petrol,Diesel
Audi|A4|Sedan|74000|5|35 TFSI,45 TFSI quattro|Petrol
Audi|Q5|SUV|89000|5|40 TDI,45 TFSI,S line|Diesel,Petrol
Lexus|NX|SUV|76000|5|NX 350h,NX 250,F Sport|Hybrid,Petrol
Land Rover|Discovery|SUV|118000|7|S,SE,HSE|Diesel
Land Rover|Defender|SUV|112000|6|110 S,90 SE,110 X|Diesel,Petrol
Tesla|Model Y|SUV|66000|5|Rear-Wheel Drive,Long Range,Performance|Electric
Tesla|Model 3|Sedan|61000|5|Rear-Wheel Drive,Long Range|Electric
BYD|Atto 3|SUV|46000|5|Essential,Premium|Electric
BYD|Shark 6|Ute|58000|5|Premium|Plug-in Hybrid
LDV|T60|Ute|43000|5|Max Luxe,Pro,Mega Tub|Diesel
Chery|Omoda 5|SUV|31000|5|BX,EX,E5|Petrol,Electric
Volvo|XC60|SUV|86000|5|Plus B5,Ultimate T8|Petrol,Plug-in Hybrid
Skoda|Octavia|Wagon|49000|5|Style,RS,Ambition|Petrol
Renault|Koleos|SUV|44000|5|Zen,Intens,Life|Petrol`;

/** The most sold first. */
export const models: readonly Model[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [make = '', model = '', body = '', price, seats, badges = '', fuels = ''] = line.split('|');
    return {
      make,
      model,
      body,
      price: Number(price),
      seats: Number(seats),
      badges: badges.split(','),
      fuels: fuels.split(','),
    };
  });
