import { cutText } from '@/domain/leads/clean-text.ts';
import { counted } from '@/domain/vocabulary/counted.ts';
import { xmlText } from '@/domain/vocabulary/xml-text.ts';
import type { AlertKind } from './alert-kinds.ts';
import type { AlertNews } from './alert-news.ts';

/** Who sends, and how a message of theirs looks. */
export type AlertSender = {
  name: string;
  /** Further lines that identify the dealer: address, phone, licence. */
  identity: readonly string[];
  /** https://host, for links and pictures. */
  origin: string;
  garage: { path: string; title: string };
  /** Path of the page that ends alerts without signing in. */
  stopPath: string;
  look: { brand: string; onBrand: string; ink: string; ink2: string; line: string };
};

type AlertMail = { subject: string; text: string; html: string };

/** Vehicles that one mail and one text name; the others are in the garage. */
const maxInMail = 12;
const maxInText = 2;

const subjects: Record<AlertKind, (count: number) => string> = {
  price: (count) => counted(count, 'price drops'),
  back: (count) => `${counted(count, 'cars')} back on sale`,
  sold: (count) => `${counted(count, 'saved cars')} no longer available`,
  search: (count) => counted(count, 'new cars'),
};

/** "2 price drops and 1 new car", in the order of the message. */
function alertSummary(news: readonly AlertNews[]): string {
  const kinds = [...new Set(news.map(({ kind }) => kind))];
  const parts = kinds.map((kind) => subjects[kind](news.filter((one) => one.kind === kind).length));
  return new Intl.ListFormat('en-AU').format(parts);
}

/** One mail of everything that happened, with its picture, its text version and the way to end alerts. */
export function alertMail(news: readonly AlertNews[], sender: AlertSender): AlertMail {
  const { name, identity, origin, garage, stopPath } = sender;
  const shown = news.slice(0, maxInMail);
  const more = news.length - shown.length;
  const rest = more > 0 ? `${counted(more, 'other changes')} in ${garage.title}.` : '';
  const why = `You get this because you switched alerts on in ${garage.title} at ${name}.`;
  const lines = shown.map(({ car, text: news, note }) =>
    [`${[car.name, car.detail].filter(Boolean).join(' ')}`, news, note, car.path && `${origin}${car.path}`]
      .filter(Boolean)
      .join('\n'),
  );
  const text = [
    `${alertSummary(news)} at ${name}`,
    ...lines,
    [rest, `See them all: ${origin}${garage.path}`].filter(Boolean).join('\n'),
    [why, `Stop all alerts: ${origin}${stopPath}`].join('\n'),
    [name, ...identity].join('\n'),
  ];
  return {
    subject: cutText(`${alertSummary(news)} at ${name}`.replaceAll(/\s+/g, ' ').toWellFormed(), 200),
    text: `${text.join('\n\n')}\n`,
    html: htmlOf({ shown, rest, why, sender, summary: alertSummary(news) }),
  };
}

/** The same in one text message: who sends, the first changes, and the way to end alerts. */
export function alertText(news: readonly AlertNews[], sender: AlertSender): string {
  const shown = news.slice(0, maxInText).map(({ car, text: news, note }) => {
    const price = note ? `${news} (${note.toLowerCase()})` : news;
    return `${car.name}: ${price}.`;
  });
  const more = news.length - shown.length;
  return [
    `${sender.name}: ${alertSummary(news)}.`,
    ...shown,
    ...(more > 0 ? [`And ${more} more.`] : []),
    `${sender.origin}${sender.garage.path}`,
    `Stop alerts: ${sender.origin}${sender.stopPath}`,
  ]
    .join('\n')
    .toWellFormed();
}

type Html = { shown: readonly AlertNews[]; rest: string; why: string; summary: string; sender: AlertSender };

function htmlOf({ shown, rest, why, summary, sender }: Html): string {
  const { name, identity, origin, garage, stopPath, look } = sender;
  const link = (path: string, label: string, style: string) =>
    `<a href="${xmlText(`${origin}${path}`)}" style="${style}">${xmlText(label)}</a>`;
  const quiet = `color:${look.ink2};font-size:14px`;
  const rows = shown.map(({ car, text: news, note }) => {
    const title = [car.name, car.detail].filter(Boolean).join(' ');
    const heading = car.path ? link(car.path, title, `color:${look.ink};font-weight:700`) : `<b>${xmlText(title)}</b>`;
    const picture = car.image
      ? `<img src="${xmlText(`${origin}${car.image}`)}" width="180" height="120" alt="" style="display:block;border-radius:6px;object-fit:cover">`
      : '';
    return `<tr><td width="180" valign="top" style="padding:16px 16px 16px 0;border-top:1px solid ${look.line}">${picture}</td><td valign="top" style="padding:16px 0;border-top:1px solid ${look.line}">${heading}<br>${xmlText(news)}${note ? `<br><span style="${quiet}">${xmlText(note)}</span>` : ''}</td></tr>`;
  });
  const button = `display:inline-block;padding:12px 20px;border-radius:6px;background:${look.brand};color:${look.onBrand};font-weight:600;text-decoration:none`;
  return `<!doctype html><html lang="en-AU"><body style="margin:0;font:16px/1.5 system-ui,sans-serif;color:${look.ink}"><p style="margin:0;padding:16px 24px;background:${look.brand};color:${look.onBrand};font-weight:700;font-size:20px">${xmlText(name)}</p><div style="max-width:600px;padding:16px 24px"><h1 style="font-size:22px;margin:8px 0 16px">${xmlText(summary)}</h1><table cellspacing="0" cellpadding="0" width="100%">${rows.join('')}</table>${rest ? `<p>${xmlText(rest)}</p>` : ''}<p style="margin:24px 0">${link(garage.path, `Open ${garage.title}`, button)}</p><p style="${quiet}">${xmlText(why)} ${link(stopPath, 'Stop all alerts', `color:${look.ink2}`)}</p><p style="${quiet}">${[name, ...identity].map(xmlText).join('<br>')}</p></div></body></html>`;
}
