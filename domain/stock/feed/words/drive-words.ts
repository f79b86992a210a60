import { oneMeaning, phrases, wordReader } from './match-words.ts';

/** What feeds call driven wheels. "2WD" is in none: it gives how many wheels and not which. */
export const driveWords = {
  '4x4': phrases(`
    4x4, 4wd, 4 x 4, four wheel drive, 4 wheel drive, fourwheel drive, 4wheel drive, four by four, part time 4wd, full time 4wd,
    4x4 constant, 4x4 on demand, 4x4 dual range, 4x4 part time, constant 4wd, selectable 4wd, 4wheeldrive, fourwheeldrive,
    4x4 selectable, four wd, f4wd`),
  AWD: phrases(`
    awd, all wheel drive, all wheel, allwheeldrive, all wheels, quattro, xdrive, x drive, 4matic, 4motion, symmetrical awd, all4,
    sh awd, i activ awd, htrac, e four, constant awd, syncro, haldex, s awd, e awd, eawd, awd i, e 4orce, all wheel driven,
    dual motor awd`),
  FWD: phrases(`
    fwd, front wheel drive, front wheel, front, frontwheeldrive, front wheels, front driven, front drive, f w d, ff, 2wd front,
    4x2 front`),
  RWD: phrases(`
    rwd, rear wheel drive, rear wheel, rear, rearwheeldrive, rear wheels, rear driven, rear drive, r w d, 4x2, 4 x 2, 2wd rear,
    4x2 rear, sdrive, 2h`),
} as const;

const beside = phrases(`
    drive, driven, on demand, ondemand, constant, permanent, full time, fulltime, part time, parttime, dual range, selectable,
    switchable, wheel, wheels, high low, single range, electronic, with, range, low, high, type, intelligent, system, variable,
    dual motor, single motor`);

const read = wordReader({ meanings: driveWords, beside });

/** "Four Wheel Drive" is 4x4, "4x2" RWD; undefined where it names neither, as "2WD" does. */
export const driveOf = (text: string): keyof typeof driveWords | undefined => oneMeaning(read(text));
