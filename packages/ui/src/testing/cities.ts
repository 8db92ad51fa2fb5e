/** A city as the list screens show it. */
export interface City {
  id: string;
  name: string;
  state: string;
  tier: string;
  usedBy: number;
  isActive: boolean;
}

/** Rows for stories. */
export const cities: readonly City[] = [
  { id: '1', name: 'Pune', state: 'Maharashtra', tier: '1', usedBy: 312, isActive: true },
  { id: '2', name: 'Mumbai', state: 'Maharashtra', tier: 'Metro', usedBy: 1204, isActive: true },
  { id: '3', name: 'Kochi', state: 'Kerala', tier: '2', usedBy: 96, isActive: true },
  { id: '4', name: 'Kolhapur', state: 'Maharashtra', tier: '3', usedBy: 18, isActive: false },
  { id: '5', name: 'Chennai', state: 'Tamil Nadu', tier: 'Metro', usedBy: 871, isActive: true },
];
