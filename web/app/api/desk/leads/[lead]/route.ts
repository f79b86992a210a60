import { z } from 'zod';
import { cleanText } from '@/domain/leads/clean-text.ts';
import { leadStates } from '@/domain/leads/lead-states.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { readFields } from '@/web/app/api/read-fields.ts';
import { type Desk, enterDeskOf, shut } from '@/web/desk/enter.ts';
import { log, reason } from '@/web/platform/log.ts';
import { services } from '@/web/platform/services.ts';
import { draftAnswer, sendAnswer, undoAnswer } from '@/web/records/lead-answer.ts';
import { changeLead, deleteLead, replayLead } from '@/web/records/lead-desk.ts';

export const dynamic = 'force-dynamic';

const clean = (max: number) => z.string().max(max).transform(cleanText).pipe(z.string().trim());

/** What staff may do with one enquiry; a form of the desk posts it. */
const deskAction = z.discriminatedUnion('action', [
  z.object({ action: z.literal('state'), state: z.enum(leadStates.map(({ value }) => value)) }),
  z.object({ action: z.literal('assign'), assignee: clean(80) }),
  z.object({ action: z.literal('note'), text: clean(2_000).refine((text) => text !== '') }),
  z.object({ action: z.literal('draft'), text: clean(4_000).refine((text) => text !== '') }),
  z.object({ action: z.enum(['send', 'undo']), answer: z.uuid() }),
  z.object({ action: z.literal('replay') }),
  z.object({ action: z.literal('delete'), sure: z.literal('yes') }),
]);

type Context = { params: Promise<{ lead: string }> };

/** Far above any note or reply, bytes as a browser writes them into a form. */
const maxLength = 60_000;

/** Changes an enquiry of this site and shows it again: 303; 401, 403 or 503 without access, 404 if this site has no such lead, 400 for an invalid action. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const desk = await enterDeskOf(services().leads, request);
  if (typeof desk === 'string') return shut(desk);
  const fields = await readFields(request, maxLength);
  if (!fields) return refuse(413);
  const action = deskAction.safeParse(fields);
  if (!action.success) return refuse(400);
  const { lead: id } = await params;
  try {
    const next = await act(desk, id, action.data);
    return next === null ? refuse(404) : new Response(null, { status: 303, headers: { location: next } });
  } catch (error) {
    log('error', 'desk-action-failed', { action: action.data.action, reason: reason(error) });
    return refuse(503);
  }
}

type DeskAction = z.output<typeof deskAction>;

/** Does it, and returns where to go on; null where the site has no such enquiry. */
async function act({ site, staff, leads }: Desk, id: string, action: DeskAction): Promise<string | null> {
  const { database } = leads.records;
  const at = { site: site.slug, id, actor: staff.name };
  const page = pathOfRoute('deskLead', { lead: id });
  switch (action.action) {
    case 'state':
      return (await changeLead(database, at, { kind: 'state', state: action.state })) ? page : null;
    case 'assign':
      return (await changeLead(database, at, { kind: 'assign', assignee: action.assignee })) ? page : null;
    case 'note':
      return (await changeLead(database, at, { kind: 'note', text: action.text })) ? page : null;
    case 'draft': {
      const answer = await draftAnswer(database, at, action.text);
      return answer && `${page}?draft=${answer}#answer`;
    }
    case 'send':
      return (await sendAnswer(database, leads.queue, at, action.answer)) ? `${page}#answer` : null;
    case 'undo': {
      const undone = await undoAnswer(database, at, action.answer);
      return undone && `${page}?${undone === 'late' ? 'late=1' : `edit=${action.answer}`}#answer`;
    }
    case 'replay':
      return (await replayLead(database, leads.queue, at)) > 0 ? page : null;
    case 'delete':
      return (await deleteLead(database, at)) ? pathOfRoute('desk') : null;
  }
}

const problems: Record<number, string> = {
  400: 'This cannot be done with an enquiry.',
  404: 'There is no such enquiry of this site.',
  413: 'That is too long.',
  503: 'It could not be saved. Please try again.',
};
const refuse = (status: number): Response => Response.json({ error: problems[status] }, { status });
