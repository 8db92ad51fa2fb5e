import facts from 'virtual:component-facts';
import { pageAddress } from './pages.ts';

const sorted = facts.toSorted((a, b) => a.address.localeCompare(b.address));

/** The surroundings in which the states are looked at, as the address names them. */
const settings = [
  { name: 'Light', globals: 'theme:light' },
  { name: 'Dark', globals: 'theme:dark' },
  { name: 'High contrast, light', globals: 'theme:high-contrast-light' },
  { name: 'High contrast, dark', globals: 'theme:high-contrast-dark' },
  { name: 'Forced colours', globals: 'forcedColours:active' },
  { name: '200 %', globals: 'textSize:200' },
  { name: 'Right to left', globals: 'locale:ar' },
] as const;

const statesOf = (address: string, globals: string): string =>
  `${pageAddress(address)
    .replace('/docs/', '/story/')
    .replace(/--docs$/, '--states')}&globals=${globals}`;

/** All states of every component, one press away in each of the surroundings. */
export function StatesTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Component</th>
          {settings.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ name, address }) => (
          <tr key={address}>
            <th scope="row">{name}</th>
            {settings.map((setting) => (
              <td key={setting.name}>
                <a
                  href={statesOf(address, setting.globals)}
                  target="_top"
                  aria-label={`${name}, all states: ${setting.name}`}
                >
                  States
                </a>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
