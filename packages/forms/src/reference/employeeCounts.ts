/** Bands of the number of employees in the contact form, as they are stored and sent. */
export const employeeCounts = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'] as const;

export type EmployeeCount = (typeof employeeCounts)[number];
