import { createHash } from 'node:crypto';
import { type Answers, checkForm } from '@/domain/leads/check-form.ts';
import { cleanText } from '@/domain/leads/clean-text.ts';
import { type Filled, type Form, fieldsOf, formWords, type Problem } from '@/domain/leads/form.ts';
import { resolveForm } from '@/domain/leads/resolve-form.ts';
import { userData } from '@/domain/leads/user-data.ts';
import { formatPhone } from '@/domain/locations/phone.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { readForm } from '@/web/content/read-form.ts';
import { log, reason } from '@/web/front/log.ts';
import { keepLead, type NewLead } from '@/web/records/keep-lead.ts';
import { knownKeys, leadServices } from './lead-services.ts';
import { type SentForm, sentForm } from './sent-form.ts';

export type Sender = { address: string; userAgent: string };

/** What a shopper is told: the lead's number and where to go on, or what is wrong. */
export type Taken =
  | { status: 201; lead_id: string; next: string }
  | { status: 400; problems: Problem[] }
  | { status: 400 | 404 | 429 | 503; error: string };

const repeats = { keyed: 86_400, sameContent: 600 } as const;

/** Checks an enquiry and keeps it before it answers: what this says was kept is kept (FORM-12). Who it was is never logged. */
export async function takeLead(site: ResolvedSite, sent: unknown, sender: Sender, now: number): Promise<Taken> {
  const read = sentForm.safeParse(sent);
  if (!read.success) return { status: 400, error: formWords.failed };
  if (read.data.bait !== '') return { status: 400, error: blocked(site, 'This looks as if a program had sent it.') };
  try {
    const { known, limit } = leadServices();
    if (!(await limit.take(`${site.slug} ${sender.address}`)))
      return { status: 429, error: blocked(site, 'That was a lot of enquiries at once. Please wait ten minutes.') };
    const { form: id } = read.data;
    const found = await known.read(knownKeys.form(site.slug, id), () => readForm(site.slug, id));
    if (!found) return { status: 404, error: formWords.failed };
    const form = resolveForm(found.content, site, now);
    const { problems, answers } = checkForm(form, read.data.filled);
    if (problems.length > 0) return { status: 400, problems };
    const lead = leadOf({ site, form, sent: read.data, sender, answers, destinations: found.destinations });
    return { status: 201, lead_id: await keepLead(lead), next: `/success?form=${encodeURIComponent(form.id)}` };
  } catch (error) {
    log('error', 'lead-not-kept', { site: site.slug, reason: reason(error) });
    return { status: 503, error: formWords.failed };
  }
}

/** Whoever is blocked by mistake reaches the dealer all the same. */
function blocked({ phones }: ResolvedSite, why: string): string {
  return phones.main ? `${why} You can call us on ${formatPhone(phones.main)}.` : why;
}

type Parts = {
  site: ResolvedSite;
  form: Form;
  sent: SentForm;
  sender: Sender;
  answers: Answers;
  destinations: string[];
};

function leadOf({ site, form, sent, sender, answers, destinations }: Parts): NewLead {
  const categoryField = fieldsOf(form).find(({ kind }) => kind === 'category');
  const category = String((categoryField && answers[categoryField.key]) || form.category);
  const { url, visit, car: carId } = sent;
  const asked = fieldsOf(form);
  return {
    site: site.slug,
    category,
    subcategory: form.subcategory,
    form: form.id,
    destinations,
    details: {
      ...answers,
      ...(asked.some(({ kind }) => kind === 'opt-in') && { opt_in_words: form.optInText }),
      ...(asked.some(({ kind }) => kind === 'terms') && { terms_words: form.terms.hint }),
      userData: userData(form, { url, userAgent: cleanText(sender.userAgent), visit, category, carId }),
    },
    ...repeat(sent, sender),
  };
}

/** A browser with script names its tries; without, the same content from the same address within ten minutes is the same enquiry. */
function repeat({ key, form, filled }: SentForm, { address }: Sender) {
  if (key !== '') return { idempotencyKey: `try ${key}`, repeatWithinSeconds: repeats.keyed };
  const content = JSON.stringify([form, address, sorted(filled)]);
  const hash = createHash('sha256').update(content).digest('base64url');
  return { idempotencyKey: `content ${hash}`, repeatWithinSeconds: repeats.sameContent };
}

const sorted = (filled: Filled) => Object.entries(filled).sort(([one], [other]) => one.localeCompare(other));
