import { oneMeaning, phrases, wordReader } from './match-words.ts';

/** What feeds call gearboxes. A clutch that works by itself makes no manual: "Seq. Manual Auto-Clutch" has two pedals. */
export const gearboxWords = {
  Automatic: phrases(`
    automatic, automatics, auto, autos, a, at, a t, aut, cvt, ecvt, e cvt, ivt, continuous variable, continuously variable,
    constantly variable, constant variable, dct, dsg, edc, dual clutch, dualclutch, twin clutch, double clutch, pdk, pdk automatic,
    tiptronic, steptronic, sportshift, s tronic, stronic, r tronic, g tronic, multitronic, geartronic, powershift, selespeed,
    easytronic, xtronic, lineartronic, speedshift, multidrive, multidrive s, hydra matic, autostick, hydramatic, shiftronic,
    sports automatic, sports automatic dual clutch, sports automatic single clutch, sports automatic sequential, sport automatic,
    seq manual auto clutch, seq manual auto single clutch, seq manual single auto clutch, sequential manual auto clutch,
    manual auto clutch, manual auto clutch h pattern, automated manual, automated manual transmission, amt, semi automatic, semi auto,
    clutchless manual, automatic clutch manual, robotised manual, reduction gear, reduction drive, single speed,
    single reduction gear, one speed, fixed gear, fixed ratio, direct drive, single gear, single speed reduction gear,
    1 speed reduction, e shifter, dht, automatic with manual mode, auto with manual mode, automatic manual mode, torque converter,
    dps, dct7, dct8, 9g tronic, 7g tronic, 8g dct, 7g dct, 4a, 5a, 6a, 7a, 8a, 9a, 10a, 1a, sportmatic, select shift, selectshift,
    auto active select, active select, activematic, skyactiv drive`),
  Manual: phrases(`
    manual, manuals, man, m, mt, m t, manual transmission, 4m, 5m, 6m, 7m, skyactiv mt, stick shift, manual gearbox,
    floor shift manual, imt`),
} as const;

const beside = phrases(`
    transmission, trans, gearbox, speed, sp, spd, speeds, gear, gears, sports, sport, sequential, mode, with, paddle, shift, shifters,
    paddles, wet, dry, type, electronic, intelligent, variable, six, five, four, seven, eight, nine, ten, and, x, clutch, dual range,
    hi lo, overdrive`);

const read = wordReader({ meanings: gearboxWords, beside });

/** Automatic or Manual; undefined for words that are neither or both ("Auto or manual"). */
export const simpleTransmissionOf = (text: string): 'Automatic' | 'Manual' | undefined => oneMeaning(read(text));
