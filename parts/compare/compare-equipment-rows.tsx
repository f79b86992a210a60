import type { ComparedCar } from '@/domain/site/compared-car.ts';
import type { ComparedEquipment } from '@/domain/stock/compare/compare-equipment.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { CompareRowOf, Nothing } from './compare-cell.tsx';
import { roles } from './table-roles.ts';

type Props = { equipment: ComparedEquipment; cars: readonly ComparedCar[]; differences: boolean };

/** Items that only one vehicle lists: this many are shown, the rest is folded. */
const shownFirst = 12;
const every = ['', '', 'Both list', 'All three list', 'All four list'];

/**
 * What one vehicle lists, what several list, what all list. What is not listed may be there all the
 * same.
 */
export function CompareEquipmentRows({ equipment, cars, differences }: Props) {
  const { comparable, only, some, all } = equipment;
  const whole = only.filter((list) => list !== null).length === only.length;
  return (
    <>
      {only.some((list) => list?.length) && (
        <CompareRowOf
          label={comparable ? 'Only this one lists' : 'Equipment listed'}
          kind="equipment"
          cars={cars}
          cell={(_car, at) => <Only names={only[at] ?? null} />}
        />
      )}
      {some.map(({ name, has }) => (
        <CompareRowOf
          key={name}
          label={name}
          kind="listed"
          cars={cars}
          cell={(_car, at) => <Listed listed={has[at] ?? null} />}
        />
      ))}
      {!differences && all.length > 0 && (
        <tr {...roles.row} data-row="all">
          <th {...roles.head} scope="row">
            {whole ? every[only.length] : 'All that list equipment'}
          </th>
          <td {...roles.cell} colSpan={only.length}>
            <p>{all.join(', ')}</p>
          </td>
        </tr>
      )}
    </>
  );
}

const NotStated = () => <Nothing why="Equipment is not stated" />;

function Listed({ listed }: { listed: boolean | null }) {
  if (listed === null) return <NotStated />;
  if (!listed) return <span data-nothing>Not listed</span>;
  return (
    <b data-yes>
      <Icon name="check" size={17} stroke={2.5} />
      Yes
    </b>
  );
}

function Only({ names }: { names: readonly string[] | null }) {
  if (names === null) return <NotStated />;
  if (names.length === 0) return <Nothing why="Nothing that the others do not list" />;
  const [first, rest] = [names.slice(0, shownFirst), names.slice(shownFirst)];
  return (
    <>
      <Items names={first} />
      {rest.length > 0 && (
        <details className="print:hidden">
          <summary className="tap cursor-pointer text-link underline underline-offset-3">{rest.length} more</summary>
          <Items names={rest} />
        </details>
      )}
    </>
  );
}

const Items = ({ names }: { names: readonly string[] }) => (
  <ul>
    {names.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
);
