// Data that is the same in every run and for every library, so that each does the same work.

const cities =
  'Nagpur,Pune,Mumbai,Nashik,Delhi,Jaipur,Kota,Surat,Vadodara,Indore,Bhopal,Lucknow,Kanpur,Varanasi,Patna,Ranchi,Kolkata,Guwahati,Cuttack,Raipur,Hyderabad,Guntur,Chennai,Madurai,Bengaluru,Mysuru,Kochi,Panaji'.split(
    ',',
  );
const kinds = ['College of Engineering', 'Institute of Technology', 'Polytechnic', 'School of Management'];
const names = ['Government', 'National', 'Saraswati', 'Vidya', 'Modern', 'Jawahar', 'Indira'];

/** Picks by a number that looks random and is not. */
function pick<Value>(values: readonly Value[], seed: number): Value {
  const value = values[(Math.imul(seed + 1, 2_654_435_761) >>> 8) % values.length];
  if (value === undefined) throw new RangeError('nothing to pick from');
  return value;
}

export interface Institute {
  readonly id: string;
  readonly label: string;
}

/** Institutes `I000001` onwards; each label ends with its id, so that none is there twice. */
export function institutes(count: number): Institute[] {
  return Array.from({ length: count }, (_, index) => {
    const id = `I${String(index + 1).padStart(6, '0')}`;
    return {
      id,
      label: `${pick(names, index * 3)} ${pick(kinds, index * 5)} ${pick(cities, index * 7)} (${id})`,
    };
  });
}

export interface Student {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly city: string;
  readonly status: string;
}

export const totalStudents = 100_000;
export const pageSize = 25;

/** One page of students; pages are counted from 1. */
export function students(page: number): Student[] {
  return Array.from({ length: pageSize }, (_, row) => {
    const number = (page - 1) * pageSize + row + 1;
    return {
      id: `S${String(number).padStart(6, '0')}`,
      name: `Student ${number}`,
      email: `student${number}@example.in`,
      mobile: String(9_000_000_000 + number),
      city: pick(cities, number),
      status: number % 2 === 0 ? 'Active' : 'Blocked',
    };
  });
}

/** How many options the address asks for: `?n=100000`. */
export const wantedCount = (): number => Number(new URLSearchParams(location.search).get('n') ?? 100);
