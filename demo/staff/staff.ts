export type DemoUser = {
  id: string;
  name: string;
  email: string;
  password: string;
  roles: string[];
  /** Slug of the one site whose documents the person may write; absent for administrators. */
  site?: string;
};

/**
 * The demo's one password, printed in the README: it opens nothing but an instance on the reader's
 * own machine.
 */
const password = 'forecourt-demo';

const dealerStaff: readonly [site: string, name: string][] = [
  ['southbank-ford', 'Mei Tran'],
  ['harbour-ford', 'Daniel Okafor'],
  ['ranges-volkswagen', 'Hannah Weiss'],
  ['coastline-mazda', 'Tessa Moore'],
  ['northgate-hyundai', 'Arjun Nair'],
  ['riverside-kia', 'Chloe Barker'],
  ['bayside-toyota', 'Sam Petrakis'],
  ['hilltop-suzuki', 'Ruby Walsh'],
  ['meridian-group', 'Grace Lindqvist'],
  ['cartown', 'Luca Romano'],
];

/** One administrator and one person of each dealer, as the content service takes users. */
export const demoStaff: DemoUser[] = [
  {
    id: 'staff-admin',
    name: 'Robin Hale',
    email: 'admin@forecourt.example',
    password,
    roles: ['administrator'],
  },
  ...dealerStaff.map(([site, name]) => ({
    id: `staff-${site}`,
    name,
    email: `${site}@forecourt.example`,
    password,
    roles: ['dealer'],
    site,
  })),
];
