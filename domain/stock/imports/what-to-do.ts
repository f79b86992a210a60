import type { ProblemKind, ReportLine } from './import-record.ts';

/** What to do about a problem, by words of its reason; the first that fits counts. */
const byReason: readonly [words: string, advice: string][] = [
  ['is missing: it says whose', 'Fill in the location code, or have the file imported for one dealer alone.'],
  ['is missing', 'Fill it in: a car cannot be listed without it.'],
  ['is no location that', 'Add this code to the location it means, under Locations, Stock, or correct it in the file.'],
  [
    'is no location of this',
    'Add this code to the location it means, under Locations, Stock, or correct it in the file.',
  ],
  ['is a location of several', 'Give each location a code that no other dealer uses.'],
  ['cannot be read: save', 'Save the file again as UTF-8 and send it once more.'],
  ['may be cut off', 'The file probably did not arrive whole. Send it again.'],
  ['ends before its last', 'The file probably did not arrive whole. Send it again.'],
  ['has an empty part', 'Correct the address of the photo: it has two slashes where one belongs.'],
  ['is not https', 'Send the address that begins with https.'],
  ['media origins', 'Ask your administrator to add this host to the media origins, or send photos from a listed one.'],
  ['is no web address', 'Send a whole address that begins with https://.'],
  ['another vehicle of this import', 'The same stock number is in the file twice. Leave one of the rows out.'],
  [
    'is not an amount',
    'Send a plain amount in dollars, such as 35990. Leave the field empty for price on application.',
  ],
  ['for the price of a vehicle', 'Check the price: it is written in whole dollars, not in thousands.'],
  ['is not used: another price', 'Send one price, or check that both columns say the same.'],
  ['is not Australian dollars', 'Send prices in Australian dollars.'],
  ['says that it is', 'Put the price into the column that says what it is: drive away, or before government charges.'],
  ['drive away nor before', 'Say which price it is: drive away, or excluding government charges.'],
  ['values for', 'A separator or quote is missing in this row. Put quotes around values that hold a comma.'],
  ['shown as written', 'Nothing is lost, but filters do not find the car by it. Use the usual word.'],
  ['is not a day', 'Write the date as day/month/year, such as 31/03/2027.'],
  ['is not a year', 'Write the year with four figures, such as 2024.'],
  ['filters know', 'Use one of the words that the site’s filters have.'],
];

const byKind: Record<ProblemKind, string> = {
  refused: 'Correct the value and import the file again. A car that is in stock already stays as it was.',
  value: 'The car is listed without this value. Correct it in the file.',
  photo: 'The car is listed without this photo. Correct its address in the file.',
  column: 'If it matters, name the column as the feed contract does; your administrator has the list.',
  file: 'Nothing to do, unless it holds a vehicle.',
};

/** One plain sentence for the staff who keep the stock. */
export function whatToDo({ kind, reason }: Pick<ReportLine, 'kind' | 'reason'>): string {
  if (kind === 'column' || kind === 'file') return byKind[kind];
  return byReason.find(([text]) => reason.includes(text))?.[1] ?? byKind[kind];
}
