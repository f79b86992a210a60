import { seedDemo } from '../../demo/seed.ts';
import { afterOtherImports } from '../stock/after-other-imports.ts';
import { readServices } from './services.ts';

/** Seeds the demo into the embedded stores of a data folder: `seed.ts <DATA_DIR> [content] [search]`. */
const [, , dataDir = '', ...stores] = process.argv;
const services = await readServices(dataDir);
if (!services) throw new Error(`There is no services.json in "${dataDir}".`);
const [content, search] = [stores.includes('content'), stores.includes('search')];
const seed = () => seedDemo({ services, content, search, progress: (line) => console.log(line) });
await (search ? afterOtherImports(services.records.url, seed) : seed());
