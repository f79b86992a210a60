/**
 * Terms that shoppers use for the same thing, each group for all of its members. The index splits
 * words at "-" and "/".
 */
export const synonymGroups: Readonly<Record<string, readonly string[]>> = {
  ute: ['ute', 'utility', 'pickup', 'pick up'],
  suv: ['suv', 'crossover', 'sports utility vehicle'],
  hatch: ['hatch', 'hatchback'],
  wagon: ['wagon', 'estate', 'station wagon'],
  sedan: ['sedan', 'saloon'],
  'people-mover': ['people mover', 'mpv', 'minivan'],
  motorcycle: ['motorcycle', 'motorbike'],
  automatic: ['automatic', 'auto'],
  'all-wheel-drive': ['awd', '4wd', '4x4', 'all wheel drive', 'four wheel drive', '4 wheel drive'],
  'front-wheel-drive': ['fwd', 'front wheel drive'],
  'rear-wheel-drive': ['rwd', '2wd', '4x2', 'rear wheel drive'],
  petrol: ['petrol', 'unleaded', 'ulp'],
  diesel: ['diesel', 'turbo diesel', 'turbodiesel'],
  electric: ['electric', 'ev', 'bev'],
  'plug-in-hybrid': ['plug in hybrid', 'phev'],
  grey: ['grey', 'gray'],
  'tow-bar': ['tow bar', 'towbar'],
  'reverse-camera': ['reverse camera', 'reversing camera'],
  navigation: ['satellite navigation', 'sat nav', 'satnav'],
  volkswagen: ['volkswagen', 'vw'],
  'mercedes-benz': ['mercedes benz', 'mercedes', 'merc'],
};
