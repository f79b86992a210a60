import { z } from 'zod';
import { cleanText } from '@/domain/leads/clean-text.ts';
import { leadStates } from '@/domain/leads/lead-states.ts';
import { readFields } from '@/web/app/api/read-fields.ts';
import { type Desk, enterDeskOf, shut } from '@/web/desk/enter.ts';
import { log, reason } from '@/web/front/log.ts';
import { answerLead } from '@/web/records/lead-answer.ts';
import { changeLead, deleteLead, replayLead } from '@/web/records/lead-desk.ts';

export const dynamic = 'force-dynamic';

const clean = (most: number) => z.string().max(most).transform(cleanText).pipe(z.string().trim());

/** What staff may do with one enquiry; a form of the desk posts it. */
const deskAction = z.discriminatedUnion('action', [
  z.object({ action: z.literal('state'), state: z.enum(leadStates.map(({ value }) => value)) }),
  z.object({ action: z.literal('assign'), assignee: clean(80) }),
  z.object({ action: z.literal('note'), text: clean(2_000).refine((text) => text !== '') }),
  z.object({ action: z.literal('answer'), text: clean(4_000).refine((text) => text !== '') }),
  z.object({ action: z.literal('replay') }),
  z.object({ action: z.literal('delete'), sure: z.literal('yes') }),
]);

type Context = { params: Promise<{ lead: string }> };

/** Far above any note or answer, bytes as a browser writes them into a form. */
const longest = 60_000;

/** Changes an enquiry of this site and shows it again: 303; 401, 403 or 503 for who may not, 404 for no lead of this site's, 400 for what is no action. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const desk = await enterDeskOf(request);
  if (typeof desk === 'string') return shut(desk);
  const fields = await readFields(request, longest);
  if (!fields) return refuse(413);
  const action = deskAction.safeParse(fields);
  if (!action.success) return refuse(400);
  const { lead: id } = await params;
  try {
    const done = await act(desk, id, action.data);
    if (!done) return refuse(404);
  } catch (error) {
    log('error', 'desk-action-failed', { action: action.data.action, reason: reason(error) });
    return refuse(503);
  }
  const next = action.data.action === 'delete' ? '/desk' : `/desk/leads/${id}`;
  return new Response(null, { status: 303, headers: { location: next } });
}

async function act({ site, staff, leads }: Desk, id: string, action: z.output<typeof deskAction>): Promise<boolean> {
  const { database } = leads.records;
  const at = { site: site.slug, id, actor: staff.name };
  switch (action.action) {
    case 'state':
      return changeLead(database, at, { kind: 'state', state: action.state });
    case 'assign':
      return changeLead(database, at, { kind: 'assign', assignee: action.assignee });
    case 'note':
      return changeLead(database, at, { kind: 'note', text: action.text });
    case 'answer':
      return answerLead(database, leads.queue, at, action.text);
    case 'replay':
      return (await replayLead(database, leads.queue, at)) > 0;
    case 'delete':
      return deleteLead(database, at);
  }
}

const words: Record<number, string> = {
  400: 'This cannot be done with an enquiry.',
  404: 'There is no such enquiry of this site.',
  413: 'That is too long.',
  503: 'It could not be saved. Please try again.',
};
const refuse = (status: number): Response => Response.json({ error: words[status] }, { status });
