import type { FormSite } from '@/domain/leads/form-site.ts';
import { bookingKindOf } from '@/domain/locations/booking-kinds.ts';
import { chosenLocations, mainTimeZone } from '@/domain/locations/location-choice.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { localMoment } from '@/domain/locations/time-zone.ts';
import { enquiryTool } from '@/domain/site/form-tool.ts';
import type { SiteContact, SiteSwitches, SiteTerms } from '@/domain/site/site-parts.ts';
import { slugOfName } from '@/domain/vocabulary/slug.ts';
import { pricePresets } from './amounts.ts';
import { type BusyTime, bookablePlace } from './booking-days.ts';
import { type ConsentPiece, consentPieces, consentText, privacyLink } from './consent-words.ts';
import { type FieldKind, fieldKinds, hasOptions, isTick } from './field-kinds.ts';
import { fileText } from './file-words.ts';
import { type Form, type FormChoice, type FormField, type FormStep, hiddenKeys } from './form.ts';
import type { FieldContent, FormContent } from './form-content.ts';

/** Only it shows what the enquiry is about (FORM-02). */
const generalEnquiry = 'General Enquiry';
/** Filed as a general enquiry, with its own name below it (FORM-08). */
const careerEnquiry = 'Career Enquiry';

/** Events by category (ANL-01); every other form fires the default one. */
const events: Readonly<Record<string, number>> = {
  [generalEnquiry]: 14,
  'Finance Enquiry': 14,
  'Vehicle Enquiry': 15,
  'Test Drive': 17,
  [careerEnquiry]: 51,
  'Online Purchase': 103,
};
const defaultEvent = 22;

const shortDealerTerms = '*You must agree to the terms of use before submitting.';
const terms = {
  standard: {
    hint: '* You must agree to the terms of use before submitting the form.',
    problem: '*You must agree to the terms of use before submitting the form.',
  },
  dealer: { hint: shortDealerTerms, problem: shortDealerTerms },
} as const;

const states = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'].map((state) => ({
  value: state.toLowerCase(),
  label: state,
}));

type FormRequest = { site: FormSite; content: FormContent };

/**
 * What staff describe, settled for one site at one moment (epoch milliseconds). What has no meaning
 * there, or is `busy`, is left out.
 */
export function resolveForm(content: FormContent, site: FormSite, now: number, busy: readonly BusyTime[] = []): Form {
  const steps = stepsOf({ site, content });
  const isCareer = content.category === careerEnquiry;
  const category = content.category || generalEnquiry;
  return {
    id: content._id,
    steps,
    submitLabel: content.submitLabel || site.options.submitText,
    category: isCareer ? generalEnquiry : category,
    subcategory: isCareer ? careerEnquiry : (content.subcategory ?? ''),
    event: events[category] ?? defaultEvent,
    places: placesOf(steps, { site, content }, now, busy),
    prices: pricePresets(site.features.luxuryPresets),
    optInText: consentText(site.options.optInText),
    notice: site.snippets['enquiry-notice'] ?? `${site.name} uses these details to answer your enquiry.`,
    privacy: privacyLink(site.legalLinks),
    terms: content.termsWording === 'dealer' ? terms.dealer : terms.standard,
    tool: enquiryTool(site, {
      name: `send ${content._id}`,
      description: `Fills in a form to ${site.name}: ${category}. The shopper reads it over and sends it.`,
    }),
  };
}

/** The year that it is at the site's main location. */
export function yearAt(site: Pick<SiteContact, 'locations'>, now: number): number {
  return localMoment(now, mainTimeZone(site)).year;
}

function stepsOf(request: FormRequest): FormStep[] {
  const steps: { title: string; fields: FormField[] }[] = [];
  for (const one of fieldsIn(request.content)) {
    const field = fieldOf(one, request);
    if (!field) continue;
    if (steps.length === 0 || one.step) steps.push({ title: one.step ?? '', fields: [] });
    steps.at(-1)?.fields.push(field);
  }
  return steps;
}

/** A list of content may have holes. */
const fieldsIn = ({ fields }: FormContent): FieldContent[] => (fields ?? []).filter(Boolean);

/**
 * A key of other characters is a path to the forms of the browser; the studio reports it where it
 * is typed.
 */
const fieldKey = /^[A-Za-z][A-Za-z0-9_ -]*$/;

const kinds = new Set<string>(fieldKinds.map(({ value }) => value));

function fieldOf(content: FieldContent, request: FormRequest): FormField | null {
  const { key, label, help, initial } = content;
  // A person who fills in the honeypot counts as a robot.
  if (!key || !label || !fieldKey.test(key) || key === hiddenKeys.honeypot) return null;
  const kind = kinds.has(content.kind ?? '') ? (content.kind as FieldKind) : 'text';
  if (kind === 'category' && request.content.category !== generalEnquiry) return null;
  const choices = choicesOf(kind, content, request);
  if ((hasOptions(kind) || kind === 'location') && choices.length === 0) return null;
  return {
    key,
    kind,
    label: isTick(kind) ? consentText(label) : label,
    required: isRequired(kind, content, request.site),
    help: help || (kind === 'file' ? fileText.help : ''),
    pieces: textOf(kind, label, request.site),
    choices,
    initial: kind === 'opt-in' ? tickedAtFirst(request.site) : initialOf(kind, choices, initial ?? ''),
  };
}

/** The opt-in has the site's own text (FORM-01). */
function textOf(
  kind: FieldKind,
  label: string,
  site: Pick<SiteTerms & SiteSwitches, 'legalLinks' | 'options'>,
): ConsentPiece[] {
  if (!isTick(kind)) return [];
  return consentPieces(kind === 'opt-in' ? site.options.optInText : label, site.legalLinks);
}

/** FORM-02: what is shown of these must be chosen; the number plate and the opt-in never need to be there. */
function isRequired(kind: FieldKind, content: FieldContent, site: Pick<SiteSwitches, 'features'>): boolean {
  switch (kind) {
    case 'message':
      return !(site.features.messageOptional || content.optional);
    case 'category':
    case 'location':
    case 'dealership':
    case 'terms':
      return true;
    case 'rego':
    case 'opt-in':
      return false;
    default:
      return content.required ?? false;
  }
}

function choicesOf(kind: FieldKind, content: FieldContent, { site }: FormRequest): readonly FormChoice[] {
  if (kind === 'location') return locationsOf(content, site).map(({ id, name }) => ({ value: id, label: name }));
  if (kind === 'state') return states;
  if (!hasOptions(kind)) return [];
  const options = [...new Set((content.options ?? []).filter((option) => typeof option === 'string' && option !== ''))];
  return options
    .filter((option) => option !== null)
    .map((option) => ({ value: kind === 'dealership' ? slugOfName(option) : option, label: option }));
}

/** The locations of the kind that the field names, else all of them. */
function locationsOf({ places }: FieldContent, { locations }: Pick<SiteContact, 'locations'>): SiteLocation[] {
  const wanted = chosenLocations(locations, places ?? 'all');
  return wanted.length > 0 ? wanted : chosenLocations(locations, 'all');
}

/**
 * News and offers are ticked until the shopper unticks them; the other way round where the site
 * sets it (FORM-02).
 */
const tickedAtFirst = ({ features }: Pick<SiteSwitches, 'features'>): string => (features.optInUnticked ? '' : 'yes');

/** The only choice is chosen; a state starts as none, since a plate may be from anywhere. */
function initialOf(kind: FieldKind, choices: readonly FormChoice[], initial: string): string {
  if (kind === 'location' || kind === 'dealership') return choices.length === 1 ? (choices[0]?.value ?? '') : '';
  return choices.length === 0 || choices.some(({ value }) => value === initial) ? initial : '';
}

/** Whether a form has a day and a time. */
export const hasDateTimeField = ({ fields }: Pick<FormContent, 'fields'>): boolean =>
  (fields ?? []).some((field) => field?.kind === 'date-time');

function placesOf(steps: readonly FormStep[], { site, content }: FormRequest, now: number, busy: readonly BusyTime[]) {
  if (!steps.some((step) => step.fields.some(({ kind }) => kind === 'date-time'))) return [];
  const requested = fieldsIn(content).find(({ kind }) => kind === 'location');
  const places = requested ? locationsOf(requested, site) : chosenLocations(site.locations, 'primary');
  const kind = bookingKindOf(content.category ?? '');
  return places.map((place) => bookablePlace(place, kind, now, busy));
}
