import type { Feature } from '@/domain/switches/feature.ts';

const group = 'Reserve and buy';

export const checkoutFeatures = [
  { key: 'checkout', title: 'Reserve online', help: 'Vehicles can be reserved with a deposit.', default: false, group },
  {
    key: 'onlinePurchase',
    title: 'Buy online',
    help: 'Shoppers ask online to buy a vehicle, with the trade-in that they accepted an offer for; needs “Reserve online”.',
    default: false,
    group,
  },
  {
    key: 'moneyBack',
    title: 'Money-back guarantee',
    help: 'Say that a reservation can be taken back within 48 hours.',
    default: false,
    group,
  },
  {
    key: 'checkoutSignIn',
    title: 'Sign in to buy',
    help: 'Asking to buy a car needs a signed-in shopper.',
    default: false,
    group,
  },
  {
    key: 'onlinePaymentSignIn',
    title: 'Sign in to pay',
    help: 'Your page /online-payment needs a signed-in shopper.',
    default: false,
    group,
  },
  {
    key: 'spinToWin',
    title: 'Sign in to spin',
    help: 'Your promotion page /spin-to-win needs a signed-in shopper.',
    default: false,
    group,
  },
] as const satisfies readonly Feature[];
