export const dateRangeField = {
  from: 'From',
  to: 'To',
};
