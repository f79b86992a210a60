import { importCommand } from './import-command.ts';
import { interrupted } from './interrupted.ts';
import { progress } from './progress.ts';

process.exitCode = await importCommand({
  args: process.argv.slice(2),
  variables: process.env,
  print: console,
  signal: interrupted(),
  progress: progress(process.stderr),
});
