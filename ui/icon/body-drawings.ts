import type { IconNode } from 'lucide';

/**
 * Vehicles from the side, front to the left, in the sprite's 24 units: outline, windows, wheels.
 */
const drawn = (...paths: string[]): IconNode => [
  ...paths.map((d): IconNode[number] => ['path', { d }]),
  ['circle', { cx: '7', cy: '16.5', r: '2' }],
  ['circle', { cx: '17', cy: '16.5', r: '2' }],
];

export const bodyDrawings = {
  'body-suv': drawn('M5 16.5H2.5v-4.8l3-1.2L8 6.5h10.2l2.3 4 1 1v5H19M15 16.5H9', 'M13 6.5v4M5.5 10.5h15'),
  'body-ute': drawn('M5 16.5H2.5v-4.2l3-1.3L8 7h5.5v4.5h8v5H19M15 16.5H9', 'M13.5 11.5H5.5'),
  'body-hatch': drawn('M5 16.5H2.5v-3.7l3.3-1.5 3.2-4h6.5l4.5 3.7 1.5 1.5v4H19M15 16.5H9', 'M12.5 7.3v4M5.8 11.3H20'),
  'body-sedan': drawn('M5 16.5H2.5v-3.5l3.5-1.5 3-3.2h5.5l3 3.2 4 1v4H19M15 16.5H9', 'M12 8.3v3.2M6 11.5h11.5'),
  'body-wagon': drawn('M5 16.5H2.5v-3.5L6 11.4l3-3.7h9l2.8 3.7.7.9v4.2H19M15 16.5H9', 'M13.5 7.7v3.7M6 11.4h14.8'),
  'body-coupe': drawn('M5 16.5H2.5v-3.2l4.2-1.5L10 9h4l4.5 2.8 3 1v3.7H19M15 16.5H9', 'M6.7 11.8h11.8'),
  'body-van': drawn('M5 16.5H2.5V12L5 10.5 7.5 6h14v10.5H19M15 16.5H9', 'M11 6v4.5H5'),
  'body-people-mover': drawn(
    'M5 16.5H2.5v-4.3l3-1.5 3.2-4.2h10.5l2.3 4.5v5.5H19M15 16.5H9',
    'M5.5 10.7h15.7M11.5 6.5v4.2M16 6.5v4.2',
  ),
  'body-caravan': [
    ['path', { d: 'M9.3 16.5H3V8.2a2 2 0 0 1 2-2h11a3 3 0 0 1 3 3v7.3h3M13.7 16.5H19' }],
    ['path', { d: 'M6 9h4v3H6zM14.5 16.5V9.5h2.5v7' }],
    ['circle', { cx: '11.5', cy: '16.5', r: '2.2' }],
  ],
  'body-motorcycle': [
    ['circle', { cx: '5.5', cy: '16', r: '3' }],
    ['circle', { cx: '18.5', cy: '16', r: '3' }],
    ['path', { d: 'M5.5 16l4-5h5l4 5M9.5 11 8 8.5H6M14.5 11l2-2H20M9.5 11l2.5 5h3' }],
  ],
} satisfies Record<string, IconNode>;
