import { rounds, survives } from './rounds.ts';

survives(rounds.filter(({ isWaiting }) => !isWaiting));
