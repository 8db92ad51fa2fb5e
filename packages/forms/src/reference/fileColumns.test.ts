import { describe, expect, it } from 'vitest';
import { fileColumnLabel, fileColumnReader } from './fileColumns.ts';

const student = [
  'id',
  'firstName',
  'lastName',
  'email',
  'mobileNumber',
  'instituteID',
  'rollNumber',
  'programID',
  'admissionYear',
  'passingYear',
  'currentSemester',
];

describe('a heading as people write it', () => {
  it.each([
    ['First Name', 'firstName'],
    ['FIRST_NAME', 'firstName'],
    ['Mobile No.', 'mobileNumber'],
    ['Roll No', 'rollNumber'],
    ['Branch', 'programID'],
    ['E-mail ID', 'email'],
    ['Email', 'email'],
    ['College Name', 'instituteID'],
    ['Year of passing', 'passingYear'],
    ['मोबाइल नंबर', 'mobileNumber'],
    ['उपनाम', 'lastName'],
    ['आडनाव', 'lastName'],
    ['संस्था', 'instituteID'],
    ['उत्तीर्ण वर्ष', 'passingYear'],
    ['अनुक्रमांक', 'rollNumber'],
    ['शाखा', 'programID'],
    // The letter with its dot, written in two ways.
    ['\u095Eोन नंबर', 'mobileNumber'],
    ['फ\u093Cोन नंबर', 'mobileNumber'],
  ])('%s is %s', (heading, column) => expect(fileColumnReader('student', student)(heading)).toBe(column));

  it.each(['', '-', 'Hobby', 'Name', 'x'.repeat(5_000)])('%s is none of the columns', (heading) =>
    expect(fileColumnReader('student', student)(heading)).toBeUndefined(),
  );

  it('means the column that the kind of file has', () => {
    expect(fileColumnReader('institute', ['name', 'city', 'instituteType'])('College name')).toBe('name');
    expect(fileColumnReader('city', ['name', 'stateCode', 'tier'])('City')).toBe('name');
    expect(fileColumnReader('university', ['name', 'universityType'])('Type')).toBe('universityType');
  });

  it('that could mean two columns means neither, but the name of one means it', () => {
    const read = fileColumnReader('x', ['status', 'state', 'reason', 'reasonCode']);
    expect([read('Status'), read('State'), read('Reason')]).toEqual(['status', 'state', 'reason']);
    expect(read('स्थिति')).toBeUndefined();
  });
});

it('a column has a title in each language, and its name where there is none', () => {
  expect(fileColumnLabel('programID', 'en')).toBe('Program');
  expect(fileColumnLabel('programID', 'hi')).toBe('पाठ्यक्रम');
  // What a file of an earlier version says is read.
  expect(fileColumnReader('x', ['programID'])('कार्यक्रम')).toBe('programID');
  expect(fileColumnLabel('programID', 'mr')).toBe('अभ्यासक्रम');
  expect(fileColumnLabel('somethingElse', 'hi')).toBe('somethingElse');
});
