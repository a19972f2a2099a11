import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OfferLife } from './OfferLife.tsx';

afterEach(cleanup);

type Shown = Parameters<typeof OfferLife>[0]['offer'];
const offer = { createdAt: '2026-11-02T21:30:00.000Z', validUntil: '2026-11-22' } as Shown;

/** Draws the life of that offer at a moment: the part that is past, its labels, and whether something is left. */
function drawn(moment: string) {
  const { container } = render(<OfferLife offer={offer} now={new Date(moment)} />);
  const line = container.querySelector<HTMLElement>('.offer-life');
  const past = Number(line?.style.getPropertyValue('--past'));
  const labels = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  return [Math.round(past * 100), labels.length, container.querySelector('.dimension-line') !== null, labels[0]];
}

test('the life of an offer is drawn to scale in days of Istanbul', () => {
  // It was made after midnight there, and holds for twenty days with the last.
  expect(drawn('2026-11-03T12:00:00.000Z')).toEqual([0, 2, true, '03.11 Teklif']);
  expect(drawn('2026-11-13T12:00:00.000Z')).toEqual([50, 3, true, '03.11 Teklif']);
  expect(drawn('2026-11-22T20:00:00.000Z')).toEqual([95, 2, true, '03.11 Teklif']);
  expect(drawn('2026-11-22T21:30:00.000Z')).toEqual([100, 2, false, '03.11 Teklif']);
});
