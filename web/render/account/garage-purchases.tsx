import { isDone, purchaseSteps } from '@/domain/purchases/purchase-choices.ts';
import { purchasePath } from '@/domain/purchases/purchase-path.ts';
import { ButtonLink } from '@/ui/button/button.tsx';
import { moment } from '../desk/moments.ts';
import type { GarageProps } from './garage-props.ts';

/** Purchases under way, which go on with any device (CHK-05). */
export const GaragePurchases = ({ garage: { purchases }, timeZone }: GarageProps) => (
  <ul>
    {purchases.map(({ id, vehicle, car, choices, changedAt, sentAt }) => (
      <li
        key={id}
        className="grid items-center gap-x-5 gap-y-2 border-line border-b py-4 tablet:grid-cols-[170px_minmax(0,1fr)_220px_auto]"
      >
        <p className="text-small tabular-nums">{moment(changedAt, timeZone)}</p>
        <p className="min-w-0 font-semibold">{car.title}</p>
        <p className="text-small">
          {sentAt
            ? `Sent on ${moment(sentAt, timeZone)}`
            : `${purchaseSteps.filter((step) => isDone(choices, step)).length} of ${purchaseSteps.length} steps filled in`}
        </p>
        <ButtonLink kind="outline" size={40} href={purchasePath(vehicle)}>
          {sentAt ? 'Open' : 'Go on'}
          <span className="visually-hidden"> with the {car.title}</span>
        </ButtonLink>
      </li>
    ))}
  </ul>
);
