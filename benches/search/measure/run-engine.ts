/** One engine in a process of its own: `run-engine.ts <engine> <vehicles> [workloads]`. Its figures go to the parent. */
import { makeEngine } from '../engines/engines.ts';
import { runWorkloads } from './run-workloads.ts';

const [, , name = '', size = '', only] = process.argv;
const engine = makeEngine(name);
const figures = await runWorkloads(engine, Number(size), only?.split(','));
await engine.close();
if (process.send) process.send(figures);
else console.log(JSON.stringify(figures, null, 1));
