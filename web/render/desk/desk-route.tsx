import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { type Desk, type Entered, enterDesk } from '@/web/desk/enter.ts';
import { environment } from '@/web/platform/env.ts';
import { currentRender, recordRedirect, recordStatus, renderNow } from '@/web/platform/render-record.ts';
import { services } from '@/web/platform/services.ts';
import { Live } from './live-client.tsx';

type Props = { params: Promise<{ site: string }> };

type Shown = {
  page: ReactNode;
  /** When the next enquiry on it becomes overdue, epoch milliseconds. */
  dueMs?: number | null;
  /** False for a page that needs no live updates. */
  live?: boolean;
};

/** A page of the desk for permitted staff; others are sent to sign in, or see why it is refused. */
export function deskPage(view: (desk: Desk, query: URLSearchParams) => Promise<Shown>) {
  return async function DeskPage({ params }: Props) {
    const { site: slug } = await params;
    const desk = await enterDesk(services().leads, slug, String(await cookies()));
    if (typeof desk === 'string') return refusal(desk);
    const { page, dueMs = null, live = true } = await view(desk, new URLSearchParams(currentRender()?.query ?? ''));
    const now = renderNow();
    return (
      <>
        {page}
        {live && <Live since={now} dueInMs={dueMs !== null && dueMs > now ? dueMs - now : null} />}
      </>
    );
  };
}

const refusals: Record<Exclude<Entered, Desk>, { status: number; title: string; text: string }> = {
  'signed-out': { status: 401, title: 'Sign in', text: 'Open the studio and sign in there, then choose Enquiries.' },
  forbidden: { status: 403, title: 'Not yours', text: 'Enquiries are for the staff of this site.' },
  unknown: {
    status: 503,
    title: 'Please wait',
    text: 'Who you are cannot be checked at the moment. Enquiries go on arriving.',
  },
};

function refusal(why: Exclude<Entered, Desk>) {
  const { status, title, text } = refusals[why];
  if (why === 'signed-out' && environment().CONTENT_URL) {
    const { path = pathOfRoute('desk'), query = '' } = currentRender() ?? {};
    const here = query ? `${path}?${query.replace(/^\?/, '')}` : path;
    recordRedirect(`/lake/auth/login?origin=${encodeURIComponent(here)}`, false);
  } else recordStatus(status);
  return (
    <>
      <h1 className="text-h3 font-bold">{title}</h1>
      <p>{text}</p>
    </>
  );
}
