import { Box, Button, Card, Flex, Inline, Spinner, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import type { SiteContent } from '@/studio/explorer/site-content.ts';
import { useSiteContent } from '@/studio/explorer/use-site-content.ts';
import { isNamed, placeOf } from '@/studio/placing/places.ts';
import { CalendarLine } from './calendar-line.tsx';
import { calendarRows, spanAround, weekMarks } from './calendar-rows.ts';
import { usePlanned } from './use-planned.ts';

/** Whether the site shows a document: not if its settings choose others. */
function isUsed(content: SiteContent | null, type: string, id: string): boolean {
  const place = placeOf(type, null);
  return !content || !place || isNamed(content, place, id.replace(/^drafts\./, ''));
}

type Props = { options?: { siteId?: string } };

const fourWeeks = 4;

/**
 * The schedule of a site: tiles, banners, slides, announcements and offers over eight weeks
 * (CMS-01). A click opens one.
 */
export function CalendarPane({ options }: Props) {
  const [shift, setShift] = useState(0);
  const { planned, failed } = usePlanned(options?.siteId ?? '');
  const now = Date.now();
  const span = spanAround(now, shift);
  const { content } = useSiteContent(options?.siteId ?? '');
  const rows = calendarRows(planned ?? [], span, now, ({ _id, _type }) => isUsed(content, _type, _id));
  const today = (now - span.fromMs) / (span.toMs - span.fromMs);
  return (
    <Stack gap={4} padding={4}>
      <Flex align="center" gap={3} wrap="wrap">
        <Box flex={1}>
          <Text size={1} muted>
            {failed
              ? 'The calendar could not be read. It tries again with the next change.'
              : 'Times are those of your device.'}
          </Text>
        </Box>
        <Inline gap={2}>
          <Button mode="bleed" text="Earlier" onClick={() => setShift(shift - fourWeeks)} />
          <Button mode="ghost" text="Today" disabled={shift === 0} onClick={() => setShift(0)} />
          <Button mode="bleed" text="Later" onClick={() => setShift(shift + fourWeeks)} />
        </Inline>
      </Flex>
      <Weeks marks={weekMarks(span)} />
      {!planned && !failed && (
        <Flex justify="center" padding={5}>
          <Spinner muted />
        </Flex>
      )}
      {planned && rows.length === 0 && (
        <Card padding={5} radius={2} tone="transparent">
          <Text align="center" muted>
            Nothing runs in these weeks. Give a tile, banner, slide, announcement or offer dates, and it is shown here.
          </Text>
        </Card>
      )}
      <Stack gap={1} as="ul">
        {rows.map((row) => (
          <CalendarLine key={row._id} row={row} today={today} />
        ))}
      </Stack>
    </Stack>
  );
}

function Weeks({ marks }: { marks: { at: number; label: string }[] }) {
  return (
    <Box style={{ position: 'relative', height: 20, marginInline: 8 }} aria-hidden>
      {marks.map(({ at, label }) => (
        <Box key={at} style={{ position: 'absolute', left: `${at * 100}%` }}>
          <Text size={0} muted>
            {label}
          </Text>
        </Box>
      ))}
    </Box>
  );
}
