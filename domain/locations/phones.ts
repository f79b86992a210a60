/** The numbers of a dealer by what they are for; empty where there is none. */
export type Phones = {
  main: string;
  sales: string;
  service: string;
  parts: string;
  newCars: string;
  usedCars: string;
  demoCars: string;
};
