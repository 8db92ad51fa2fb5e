import { Select } from 'antd';
import { institutes, wantedCount } from '../../data.ts';

const options = institutes(wantedCount()).map(({ id, label }) => ({ value: id, label }));

export default function Dropdown() {
  return (
    <Select
      aria-label="Institute"
      showSearch={{ optionFilterProp: 'label' }}
      allowClear
      options={options}
      style={{ width: 400 }}
    />
  );
}
