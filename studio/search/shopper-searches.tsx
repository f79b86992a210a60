import { Box, Button, Card, Flex, Grid, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { useDeskSession } from '@/studio/leads/desk-session.ts';
import type { RulesDocument } from './rules-together.ts';

type Term = { phrase: string; searches: number };
type Report = { frequent: Term[]; nothing: Term[] };

/** Pixels; longer lists scroll. The same while loading: a form that moves loses presses. */
const height = 176;

type Props = {
  /** A slug, null for the site of the studio's host, and undefined until it is loaded. */
  site: string | null | undefined;
  rules: RulesDocument;
  /** Starts a rule for a term; null if the form is read-only. */
  onExplain: ((copy: string) => void) | null;
};

/** The searches of the last thirty days, and those without results; only for the site's staff. */
export function ShopperSearches({ site, rules, onExplain }: Props) {
  const report = useReport(site);
  if (report === 'denied') return null;
  const explained = new Set((rules.synonyms ?? []).map(({ words }) => words?.trim().toLowerCase()));
  if (typeof report === 'string' || report.frequent.length === 0) {
    return (
      <Card tone="transparent" padding={3} radius={2} border style={{ height }}>
        <Text size={1}>
          {typeof report === 'string'
            ? missing[report]
            : 'What shoppers type into the search shows here, with what found nothing.'}
        </Text>
      </Card>
    );
  }
  return (
    <Card padding={4} radius={2} border overflow="auto" style={{ height }}>
      <Grid gridTemplateColumns={[1, 1, 2]} gap={4}>
        <Terms title="Searched most in 30 days" terms={report.frequent} />
        <Terms
          title="Found nothing"
          terms={report.nothing}
          action={(phrase) =>
            explained.has(phrase) ? (
              <Text size={1} muted>
                In these rules
              </Text>
            ) : (
              onExplain && (
                <Button
                  fontSize={1}
                  padding={2}
                  mode="ghost"
                  text="Make a rule"
                  aria-label={`Make a rule for “${phrase}”`}
                  onClick={() => onExplain(phrase)}
                />
              )
            )
          }
        />
      </Grid>
    </Card>
  );
}

type TermsProps = { title: string; terms: readonly Term[]; action?: (phrase: string) => React.ReactNode };

function Terms({ title, terms, action }: TermsProps) {
  return (
    <Stack gap={4}>
      <Text size={1} weight="semibold">
        {title}
      </Text>
      {terms.length === 0 && <Text size={1}>None.</Text>}
      {terms.map(({ phrase, searches }) => (
        <Flex key={phrase} align="center" gap={2}>
          <Box flex={1}>
            <Text size={1}>{phrase}</Text>
          </Box>
          <Text size={1} muted>
            {searches} {searches === 1 ? 'time' : 'times'}
          </Text>
          {action?.(phrase)}
        </Flex>
      ))}
    </Stack>
  );
}

const missing = {
  loading: 'What shoppers searched for: one moment…',
  failed: 'What shoppers searched for cannot be read right now.',
};

/** `denied`: for others than the site's staff. */
type Missing = 'loading' | 'failed' | 'denied';

function useReport(site: Props['site']): Report | Missing {
  const ready = useDeskSession();
  const [report, setReport] = useState<Report | Missing>('loading');
  useEffect(() => {
    if (!ready || site === undefined) return;
    let gone = false;
    void fetchReport(site).then((found) => {
      if (!gone) setReport(found);
    });
    return () => {
      gone = true;
    };
  }, [ready, site]);
  return report;
}

async function fetchReport(site: string | null): Promise<Report | Missing> {
  try {
    const response = await fetch(`/api/shopper-searches${site ? `?site=${encodeURIComponent(site)}` : ''}`);
    if (response.ok) return await response.json();
    return response.status < 500 ? 'denied' : 'failed';
  } catch {
    return 'failed';
  }
}
