import { helperName, helperNow, shownHelper } from '@/domain/purchases/purchase-help.ts';
import { purchasePath } from '@/domain/purchases/purchase-path.ts';
import { Button } from '@/ui/button/button.tsx';
import type { ProposedLine } from '@/web/purchases/proposed-view.ts';
import { Ledger } from './hold-parts.tsx';
import { Notice } from './notice.tsx';
import type { PurchaseProps } from './purchase-props.ts';

/**
 * The helper, their note, and each step they filled in, which counts once the shopper agrees
 * (CHK-05).
 */
export function HelpNotices({ view, proposed, now }: PurchaseProps) {
  const { purchase, dealership, sums, vehicle } = view;
  if (!purchase || purchase.sentAt) return null;
  const dealer = dealership.site.name;
  const { note } = purchase;
  const isHelped = helperNow(purchase, now) !== '';
  const name = helperName(purchase.helper);
  const helper = name ? `${name} from ${dealer}` : shownHelper('', dealer);
  return (
    <>
      {(isHelped || note !== '') && (
        <Notice title={isHelped ? `${helper} is helping with your purchase` : `From ${dealer}`}>
          {note !== '' && <p className="whitespace-pre-line wrap-anywhere">“{note}”</p>}
          {isHelped && (
            <p className="text-small">
              They can fill in extras and delivery or pick-up for you, and you agree to each or take it out. They cannot
              pay, reserve, send or sign anything for you.
            </p>
          )}
        </Notice>
      )}
      {proposed?.lines.map((line) => (
        <Notice key={line.step} title={`${line.by} filled in a step for you`}>
          <p>Changed by the dealer. Look it over: it counts once you agree.</p>
          <Ledger
            rows={[
              { label: line.title, text: [line.text, line.value].filter(Boolean).join(', ') },
              ...(proposed.left === sums.left
                ? []
                : [
                    { label: 'Left to pay as it stands', text: sums.left },
                    {
                      label:
                        proposed.lines.length > 1
                          ? 'Left to pay if you agree to all of them'
                          : 'Left to pay if you agree',
                      text: proposed.left,
                      strong: true,
                    },
                  ]),
            ]}
          />
          <div className="flex flex-wrap gap-3">
            <Settle line={line} car={vehicle.card.id} action="agree" label="Agree" />
            <Settle line={line} car={vehicle.card.id} action="decline" label="Take it out" />
            <a
              className="tap inline-flex items-center text-link underline underline-offset-3"
              href={purchasePath(vehicle.card.id, { step: line.step })}
            >
              Choose something else
            </a>
          </div>
        </Notice>
      ))}
    </>
  );
}

type SettleProps = { line: ProposedLine; car: string; action: 'agree' | 'decline'; label: string };

const Settle = ({ line: { step, proposal, title }, car, action, label }: SettleProps) => (
  <form method="post" action="/api/purchase">
    <input type="hidden" name="action" value={action} />
    <input type="hidden" name="car" value={car} />
    <input type="hidden" name="step" value={step} />
    <input type="hidden" name="proposal" value={proposal} />
    <Button kind="outline" size={44} type="submit">
      {label}
      <span className="visually-hidden">: {title}</span>
    </Button>
  </form>
);

/**
 * Hidden fields in the form of a proposed step: saving the shopper's own choice settles the
 * proposal.
 */
export function ProposalField({ line }: { line: ProposedLine | undefined }) {
  if (!line) return null;
  return (
    <>
      <input type="hidden" name="proposal" value={line.proposal} />
      <p className="rounded-md bg-tint p-4">
        {line.by} filled this in for you: <b>{[line.text, line.value].filter(Boolean).join(', ')}</b>. You have not
        agreed to it yet. What you save here counts instead.
      </p>
    </>
  );
}
