// `node --require` loads this before the server. The clock is wrong by the milliseconds in the file that TORTURE_CLOCK
// names, which is read again on SIGUSR2. An hour of a timer takes 0.3 s.
const { readFileSync } = require('node:fs');
const { promisify } = require('node:util');

const RealDate = Date;
const realTimeout = setTimeout;
const hour = 3_600_000;
let offset = 0;
const read = () => {
  offset = Number(readFileSync(process.env.TORTURE_CLOCK, 'utf8'));
};
read();
process.on('SIGUSR2', read);

globalThis.Date = class extends RealDate {
  constructor(...values) {
    if (values.length > 0) super(...values);
    else super(RealDate.now() + offset);
  }
  static now() {
    return RealDate.now() + offset;
  }
};
globalThis.setTimeout = Object.assign(
  (work, pause, ...values) => realTimeout(work, pause >= hour ? (pause / hour) * 300 : pause, ...values),
  { [promisify.custom]: realTimeout[promisify.custom] },
);
