import { Card, type CardProps } from '@aarambh/ui/Card';
import * as styles from './TableCard.css.ts';

/** A card around a table; where the table's rows are cards of their own, they need no other around them. */
export function TableCard(props: Omit<CardProps, 'padding' | 'className'>) {
  return (
    <div className={styles.room}>
      <Card {...props} padding="none" className={styles.card} />
    </div>
  );
}
