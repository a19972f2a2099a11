import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OfferLife } from './OfferLife.tsx';

afterEach(cleanup);

type Shown = Parameters<typeof OfferLife>[0]['offer'];
const offer = { createdAt: '2026-11-02T21:30:00.000Z', validUntil: '2026-11-22' } as Shown;

/** Draws the life of that offer at a moment: the part that is past, its labels, and whether something is left. */
function drawn(moment: string) {
  const { container } = render(
    <OfferLife offer={offer} sent={[{ revision: 1, createdAt: offer.createdAt }]} now={new Date(moment)} />,
  );
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

/** The ticks of revisions in per cent of the line, and their labels with the room they have. */
function revisions(days: [number, string][], today: string) {
  const sent = days.map(([revision, day]) => ({ revision, createdAt: `${day}T09:00:00.000Z` }));
  const { container } = render(
    <OfferLife offer={{ ...offer, validUntil: '2026-11-20' }} sent={sent} now={new Date(`${today}T09:00:00.000Z`)} />,
  );
  const ticks = [...container.querySelectorAll<HTMLElement>('.offer-life-tick')];
  return {
    ticks: ticks.map(({ style }) => Math.round(Number(style.getPropertyValue('--at')) * 100)),
    labels: [...container.querySelectorAll('p')].map(({ textContent, dataset }) => [textContent, dataset.room]),
  };
}

test('each revision that was sent has a tick on the line, which begins with the first', () => {
  expect(
    revisions(
      [
        [2, '2026-11-06'],
        [1, '2026-11-02'],
      ],
      '2026-11-11',
    ),
  ).toEqual({
    ticks: [21],
    labels: [
      ['02.11 1. teklif', 'all'],
      ['06.11 2. teklif', 'all'],
      ['Bugün 11.11', 'wide'],
      ['20.11.2026 Geçerlilik sonu', undefined],
    ],
  });
});

test('where labels would touch, the earlier revisions have none, and their ticks stay', () => {
  expect(
    revisions(
      [
        [3, '2026-11-06'],
        [2, '2026-11-05'],
        [1, '2026-11-02'],
      ],
      '2026-11-06',
    ),
  ).toEqual({
    ticks: [16, 21],
    labels: [
      ['02.11 1. teklif', 'all'],
      ['05.11 2. teklif', 'none'],
      ['06.11 3. teklif', 'all'],
      ['20.11.2026 Geçerlilik sonu', undefined],
    ],
  });
  expect(
    revisions(
      [
        [2, '2026-11-03'],
        [1, '2026-11-02'],
      ],
      '2026-11-12',
    ).labels.slice(0, 2),
  ).toEqual([
    ['02.11 1. teklif', 'none'],
    ['03.11 2. teklif', 'all'],
  ]);
});
