import { rounds, survives } from '../../proof/torture/testing/rounds.ts';

survives(rounds.filter(({ isWaiting }) => !isWaiting));
