import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { wheelProblem, wheelState } from '@/domain/accounts/prize-wheel.ts';
import { wheelOf } from '@/domain/accounts/wheel-of-content.ts';
import { plainText } from '@/domain/text/rich-text.ts';
import { segmentBackground, WheelDrawing } from '@/parts/prize-wheel/wheel-drawing.tsx';
import { RichText } from '@/parts/rich-text/rich-text.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Section } from '@/ui/section/section.tsx';

type PrizeWheel = BlockOf<'prizeWheel'>;

/**
 * A wheel with its odds, terms and permit (NAV-15). The server draws the prize, once for each
 * confirmed phone number.
 */
function PrizeWheelView({ block, context }: BlockProps<PrizeWheel>) {
  const wheel = wheelOf(block);
  if (!wheel) return null;
  const state = wheelState(wheel, context.now);
  for (const moment of [wheel.startsAtMs, wheel.expiresAtMs]) if (moment !== null) context.until(moment);
  return (
    <Section
      anchor={block.anchor}
      heading={block.heading}
      attributes={context.edit()}
      headingAttributes={context.edit('heading')}
    >
      <div className="grid items-start gap-8 tablet:grid-cols-2">
        <WheelDrawing prizes={wheel.prizes} />
        <div className="grid min-w-0 gap-5 wrap-anywhere">
          {block.text && <p {...context.edit('text')}>{block.text}</p>}
          <ul {...context.edit('prizes')}>
            {wheel.prizes.map(({ title, odds }, at) => (
              <li key={title} className="flex justify-between gap-4 border-line border-b py-2">
                <span className="flex min-w-0 items-center gap-2">
                  <span
                    aria-hidden="true"
                    className="size-4 border border-line"
                    style={{ background: segmentBackground(at) }}
                  />
                  {title}
                </span>
                <span className="tabular-nums">{odds}%</span>
              </li>
            ))}
          </ul>
          {state === 'open' ? (
            <form method="post" action="/api/spin" className="grid justify-items-start gap-2">
              <Button kind="filled" type="submit">
                Spin the wheel
              </Button>
              <p className="text-ink-2 text-small">
                One go for each mobile number. You sign in with a code by text first; our server draws the result.
              </p>
            </form>
          ) : (
            <p className="font-semibold">
              {state === 'over' ? 'This promotion has ended.' : 'It has not started yet.'}
            </p>
          )}
          <div className="text-ink-2 text-small">
            <RichText content={block.terms} attributes={context.edit('terms')} />
            <p {...context.edit('permit')}>Permit: {wheel.permit}</p>
          </div>
        </div>
      </div>
    </Section>
  );
}

export const prizeWheelBlock: BlockDefinition<PrizeWheel, undefined> = {
  type: 'prizeWheel',
  view: PrizeWheelView,
  check: (block) => {
    if (!block.heading) return 'Write a heading.';
    if (!plainText(block.terms) || !block.permit) return 'Write the terms and the permit number.';
    if (!block.startsAt || !block.expiresAt) return 'Say from when to when it runs.';
    return wheelProblem(block.prizes);
  },
};
