import { isWebhook, ownCrm } from '@/domain/leads/destinations.ts';
import { parseUrl } from '@/domain/text/parse-url.ts';
import type { TagNotice } from '@/domain/third-parties/tag.ts';
import type { TagPurpose } from '@/domain/third-parties/tag-purposes.ts';

/** What a shopper may allow or refuse. What the site itself needs is not a choice. */
export type ConsentClasses = OwnClasses & { help: boolean };

/** Those for which the site's own server passes visits on. */
export type OwnClasses = { visits: boolean; ads: boolean; webhook: boolean };

type ConsentMode = 'ask' | 'notice';

/**
 * What a page states of other companies that measure visits; the names of those that get something,
 * by what it is for.
 */
export type ConsentTerms = {
  mode: ConsentMode;
  visits: string;
  ads: string;
  webhook: string;
  policy: string;
  /** Scripts of other companies; absent where there are none. */
  tags?: readonly TagNotice[];
};

export type ConsentNames = Pick<ConsentTerms, keyof OwnClasses | 'tags'>;

/** Every class at once. */
export const allClasses = (on: boolean): ConsentClasses => ({ visits: on, ads: on, webhook: on, help: on });

/** A shopper's own choice as the browser stores it: what was chosen, for whom, and when (epoch milliseconds). */
export type StoredConsent = OwnClasses & { help?: boolean; whom: string; at: number };

export const consentKey = 'forecourt:consent';
/** After a year the choice is due again. */
const validMs = 365 * 86_400_000;

type Options = { consentMode: ConsentMode; googleMeasurementId: string; metaPixelId: string; eventWebhook: string };

/** Who gets visits of a site; null where nothing leaves it, and no choice is due. */
export function consentTerms(
  { consentMode, eventWebhook, ...ids }: Options,
  policy: string,
  tags: readonly TagNotice[] = [],
): ConsentTerms | null {
  const visits = isMeasurementId(ids.googleMeasurementId) ? 'Google Analytics' : '';
  const ads = isPixelId(ids.metaPixelId) ? 'Meta' : '';
  const webhook = webhookName(eventWebhook);
  if (!visits && !ads && !webhook && tags.length === 0) return null;
  return { mode: consentMode, visits, ads, webhook, policy, ...(tags.length > 0 && { tags }) };
}

/**
 * Any system may be behind an address: its host shows whose, and the rest of the address may be
 * a key.
 */
const webhookName = (target: string): string => {
  if (target === ownCrm) return 'the dealer’s lead system';
  return isWebhook(target) ? (parseUrl(target)?.hostname ?? '') : '';
};

/** A text that is not an id of theirs names no company. */
export const isMeasurementId = (id: string): boolean => /^G-[A-Z0-9]{4,20}$/.test(id);
export const isPixelId = (id: string): boolean => /^\d{5,20}$/.test(id);

/** Whom a choice is about: where others are named, the shopper chooses anew. */
export const whomOf = ({ visits, ads, webhook, tags = [] }: ConsentNames): string =>
  [
    visits,
    ads,
    webhook,
    ...tags.map(({ consent, name, receives, script }) => `${consent} ${name}: ${receives} ${script}`),
  ].join('|');

/** The choice that a browser stored for these terms; null where there is none, or it is too old. */
export function readConsent(stored: string | null, terms: ConsentTerms, now: number): StoredConsent | null {
  try {
    const choice: unknown = JSON.parse(stored ?? 'null');
    if (!isStored(choice) || choice.whom !== whomOf(terms)) return null;
    return choice.at <= now && now - choice.at < validMs ? choice : null;
  } catch {
    return null;
  }
}

type Found = { stored: StoredConsent | null; refuses: boolean };

/**
 * What counts: the shopper's own choice; without one nothing where the browser refuses (Global
 * Privacy Control) or the site requires consent first.
 */
export function consentOf(terms: ConsentTerms | null, { stored, refuses }: Found): ConsentClasses {
  if (!terms) return allClasses(false);
  const usual = terms.mode === 'notice' && !refuses;
  const isTag = (purpose: TagPurpose) => terms.tags?.some(({ consent }) => consent === purpose) ?? false;
  return {
    visits: (terms.visits !== '' || isTag('visits')) && (stored?.visits ?? usual),
    ads: (terms.ads !== '' || isTag('ads')) && (stored?.ads ?? usual),
    webhook: terms.webhook !== '' && (stored?.webhook ?? usual),
    help: isTag('help') && (stored?.help ?? usual),
  };
}

/** To whom the site's own server passes visits on: what is allowed to a script alone is not allowed to it. */
export function passedClasses(terms: ConsentTerms | null, { visits, ads, webhook }: ConsentClasses): OwnClasses {
  return { visits: visits && terms?.visits !== '', ads: ads && terms?.ads !== '', webhook };
}

/** Whether the bar is due; a browser that refuses counts as a choice. */
export const isConsentDue = ({ stored, refuses }: Found): boolean => stored === null && !refuses;

function isStored(choice: unknown): choice is StoredConsent {
  if (typeof choice !== 'object' || choice === null) return false;
  const { visits, ads, webhook, help, whom, at } = choice as Record<string, unknown>;
  // A choice from before there were scripts that help does not cover them.
  const classes = [visits, ads, webhook, help ?? false];
  return classes.every((one) => typeof one === 'boolean') && typeof whom === 'string' && Number.isFinite(at);
}

/** Consent in the terms of Google's tags, which read it from the data layer. */
export const googleConsent = ({ visits, ads }: Pick<ConsentClasses, 'visits' | 'ads'>) => ({
  analytics_storage: visits ? 'granted' : 'denied',
  ad_storage: ads ? 'granted' : 'denied',
  ad_user_data: ads ? 'granted' : 'denied',
  ad_personalization: ads ? 'granted' : 'denied',
});
