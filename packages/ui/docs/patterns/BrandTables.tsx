import { brandOf } from './brands.ts';
import type { BrandName } from './brands.ts';
import { figure, sample } from '../foundations.css.ts';

/** What a brand shows otherwise than asked, as `adjustments` says it. */
export function AdjustmentsTable({ brand }: { readonly brand: BrandName }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Theme</th>
          <th scope="col">Token</th>
          <th scope="col">Asked</th>
          <th scope="col">Given</th>
          <th scope="col">Why</th>
        </tr>
      </thead>
      <tbody>
        {brandOf(brand).adjustments.map(({ theme, token, asked, given, why }) => (
          <tr key={`${theme} ${token}`}>
            <td>{theme}</td>
            <td>{token}</td>
            {[asked, given].map((color) => (
              <td key={color} className={figure}>
                <span aria-hidden className={sample} style={{ backgroundColor: color }} /> {color}
              </td>
            ))}
            <td>{why}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
