import { seedDemo } from '../../demo/seed.ts';
import { readServices } from './services.ts';

/** Seeds the demo into the embedded stores of a data folder: `seed.ts <DATA_DIR> [content] [search]`. */
const [, , dataDir = '', ...stores] = process.argv;
const services = await readServices(dataDir);
if (!services) throw new Error(`There is no services.json in "${dataDir}".`);
await seedDemo({
  services,
  content: stores.includes('content'),
  search: stores.includes('search'),
  progress: (line) => console.log(line),
});
