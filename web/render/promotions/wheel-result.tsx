import { type PrizeWheel, wheelPath } from '@/domain/accounts/prize-wheel.ts';
import { searchPath } from '@/domain/routes/paths.ts';
import { WheelDrawing } from '@/parts/prize-wheel/wheel-drawing.tsx';
import { ButtonLink } from '@/ui/button/button.tsx';
import { Section } from '@/ui/section/section.tsx';
import type { Spin } from '@/web/records/wheel-spins.ts';

type Props = {
  dealer: string;
  wheel: PrizeWheel;
  /** Null if the spin could not be stored; the shopper may try again. */
  spin: Spin | null;
};

/** The result of a spin: the prize as text, and the code that staff compare. */
export function WheelResult({ dealer, wheel, spin }: Props) {
  if (!spin)
    return (
      <Section heading="That didn’t work" headingLevel={1}>
        <div className="grid justify-items-start gap-5">
          <p>Your go is not used. Please try again in a moment.</p>
          <ButtonLink kind="filled" href={wheelPath}>
            Back to the wheel
          </ButtonLink>
        </div>
      </Section>
    );
  const at = wheel.prizes.findIndex(({ title }) => title === spin.prize);
  return (
    <Section heading={spin.isWin ? `You won: ${spin.prize}` : spin.prize} headingLevel={1}>
      <div className="grid items-start gap-8 tablet:grid-cols-2">
        <WheelDrawing prizes={wheel.prizes} {...(at >= 0 && { drawn: at })} />
        <div className="grid justify-items-start gap-5">
          {spin.isWin ? (
            <p>
              Show this code at {dealer}: <b className="tabular-nums">{spin.code}</b>
            </p>
          ) : (
            <p>That was your go in this promotion. Thank you for playing.</p>
          )}
          <p className="text-ink-2 text-small">
            Drawn by our server, at the odds that stand on the wheel’s page. Permit: {wheel.permit}
          </p>
          <ButtonLink kind="outline" href={searchPath()}>
            See all cars
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
