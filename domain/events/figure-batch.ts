import type { OwnClasses } from './consent.ts';
import type { PageType } from './page-facts.ts';

/** The beginning of a visit: a page that no other page of the site led to. It is in no data layer. */
export const visitFigure = 100;

/** Where a visit came from. */
export const visitSources = ['direct', 'search', 'social', 'ads', 'email', 'other'] as const;
export type VisitSource = (typeof visitSources)[number];

/**
 * The parameters of a figure beyond its event. These alone: no page can write others into the
 * figures.
 */
export const figureDetails = ['', 'none', 'new', 'used', 'print', 'pdf', 'change', 'slide', ...visitSources] as const;
export type FigureDetail = (typeof figureDetails)[number];

/** `TAGS`: milliseconds for which scripts of other companies held a page up, in frames that took long. */
export const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB', 'TAGS'] as const;
type VitalName = (typeof vitalNames)[number];

export const devices = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof devices)[number];

/** `age`: milliseconds between it and the sending of its batch, by the browser's own steady clock: its date may be wrong. */
type Aged = { age: number };
export type EventFigure = Aged & { event: number; detail: FigureDetail; car: string };
export type VitalFigure = Aged & { vital: VitalName; value: number };

/** What one page sends at a time. It names no person, no browser and no address; its id is the batch's own and makes a repeat harmless. */
export type FigureBatch = {
  id: string;
  page: PageType;
  device: Device;
  events: readonly EventFigure[];
  vitals: readonly VitalFigure[];
  /** To whom this shopper allows it to be passed on, under a random number of this browser's; absent: to no other company. */
  passOn?: PassOn | undefined;
};

/** `webhook`: the system that the site names, which gets events without the number. */
export type PassOn = OwnClasses & { person: string };

export const figureLimits = {
  /** Bytes of a body. */
  bytes: 16_000,
  /** Entries of a batch, of both kinds together. */
  entries: 50,
  /** A page that slept sends late: what is older counts as so old, milliseconds. */
  ageMs: 3_600_000,
} as const;

export const figuresPath = '/api/events';
