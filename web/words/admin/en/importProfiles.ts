import { countText, listFormat } from '../../../../common/text/locale.ts';
import { language, plural } from './locale.ts';

/** The words of import profiles, their runs and exports. */

const beside = listFormat({ type: 'unit' }, language);

export const asEachColumnShows = 'as each column shows';
export const columnsCard = '2. Columns';
export const asInAFile = 'As in a file';
export const showAFile = 'Show a file';
export const numbersAreWritten = 'Numbers are written';
export const inTheFile = 'In the file';
export const field = 'Field';
export const steps = 'Steps';
export const readAgain = 'Read again';
export const becomes = 'Becomes';
export const columnsOfTheProfile = 'Columns of the profile';
export const leftBlank = 'Left blank';
export const notImported = 'Not imported';
export const findsTheProduct = 'Finds the product';
export const addColumn = 'Add column';
export const failedToDownloadTheFilePlease = 'Failed to download the file. Please try again.';
export const itFailedNothingWasChanged = 'It failed. Nothing was changed.';
export const runAgain = 'Run again';
export const downloadTheFile = 'Download the file';
export const undoThisRun = 'Undo this run';
export const ifItHadBeenLetPass = 'If it had been let pass';
export const rowsOfTheFile = 'Rows of the file';
export const allProducts = 'All products';
export const productsThatAreMade = 'Products that are made';
export const whatVisitorsSee = 'What visitors see';
export const draftsAndHiddenOnesToo = 'Drafts and hidden ones, too';
export const withKdv = 'with KDV';
export const withoutKdv = 'without KDV';
export const fileCard = '1. File';
export const content = 'Content';
export const productsOfTheSite = 'Products';
export const ordersOfBuyers = 'Orders';
export const customersOfTheSite = 'Customers';
export const exportOfCustomers = 'Export of customers';
export const whichOrders = 'Orders';
export const newOrders = 'Each once, when it is placed';
export const changedOrders = 'Each that has changed';
export const xml = 'XML';
export const jsonLines = 'JSON lines';
export const ublTr = 'UBL-TR, a ZIP archive';
export const exportOfOrders = 'Export of orders';
export const format = 'Format';
export const letters = 'Letters';
export const products = 'Products';
export const includes = 'Includes';
export const prices = 'Prices';
export const theSameAsTheName = 'the same as the name';
export const alwaysThis = 'always this';
export const withoutAColumn = 'Without a column';
export const aFieldThatTheFileHas =
  'A field that the file has no column for can be the same for all products, or the same as the name.';
export const addAField = 'Add a field';
export const searchProfiles = 'Search profiles';
export const state = 'State';
export const allStates = 'All states';
export const noProfileFits = 'No profile fits.';
export const noProfileIsKeptYet = 'No profile is kept yet';
export const aProfileRemembersColumnsAndRules =
  'A profile remembers columns and rules, so that the next file of a supplier is read without a question.';
export const addProfile = 'Add profile';
export const takeOneFromAFile = 'Take one from a file';
export const profiles = 'Profiles';
export const profile = 'Profile';
export const lastRun = 'Last run';
export const nextRun = 'Next run';
export const actions = 'Actions';
export const notRunYet = 'Not run yet';
export const byHand = 'by hand';
export const failedToAddTheProfilePlease = 'Failed to add the profile. Please try again.';
export const thisFileHoldsNoProfileChoose = 'This file holds no profile. Choose one that was exported here.';
export const imports = 'Imports';
export const importAFile = 'Import a file …';
export const failedToLoadTheProfilesPlease = 'Failed to load the profiles. Please refresh the page.';
export const profileToImport = 'Profile to import';
export const failedToChangeTheKeyPlease = 'Failed to change the key. Please try again.';
export const theKeyNoLongerWorks = 'The key no longer works';
export const fetchedByAProgram = 'Fetched by a program';
export const sentByAProgram = 'Sent by a program';
export const aProgramFetches = 'A program with the key of this profile fetches the file with GET from';
export const aProgramSends = 'A program with the key of this profile sends its file with PUT to';
export const theFileIsFetchedFrom = 'The file is fetched from';
export const filesAreSentTo = 'Files are sent to';
export const makeAKey = 'Make a key';
export const removeTheKey = 'Remove the key';
export const profileNameIsRequired = 'Profile name is required';
export const name = 'Name';
export const suchAsTheSupplierWhoseFiles = 'Such as the supplier whose files it reads.';
export const whatItDoes = 'What it does';
export const readsFilesIntoTheCatalogue = 'Reads files into the catalogue';
export const writesTheProductsIntoAFile = 'Writes the products into a file';
export const look = 'View';
export const download = 'Download';
export const runNow = 'Run now';
export const edit = 'Edit';
export const lookAtTheLastRun = 'View the last run';
export const copy = 'Duplicate';
export const exportProfile = 'Export profile';
export const importAProfile = 'Import a profile …';
export const deleteWord = 'Delete';
export const theyCountFromTheNextRun =
  'They count from the next run. A run that is going on keeps the rules it began with.';
export const discard = 'Discard';
export const saveChanges = 'Save changes';
export const thereIsNoSuchProfile = 'There is no such profile.';
export const downloadNow = 'Download now';
export const run = 'Run';
export const undo = 'Undo';
export const theFileWasImported = 'The file was imported';
export const thisProfileHasNotRunYet = 'This profile has not run yet.';
export const setup = 'Setup';
export const runs = 'Runs';
export const itMayMeanSeveralProducts = 'It may mean several products.';
export const refused = 'Refused';
export const rulesCard = '3. Rules';
export const productsAreFoundBy = 'Products are found by';
export const whatThisProfileChanges = 'What this profile changes';
export const whatNewProductsAre = 'What new products are';
export const whatABlankCellDoes = 'What a blank cell does';
export const whatBecomesOfAMissingProduct = 'What becomes of a missing product';
export const whatBecomesOfAnUnknownCategory = 'What becomes of an unknown category';
export const whatThePricesContain = 'What the prices contain';
export const rateOfKdvInPercent = 'Rate of KDV in percent';
export const arayinizTel = 'Arayınız, tel';
export const wordsForAPriceOnRequest = 'Words for a price on request';
export const checking = 'Checking';
export const changed = 'changed';
export const added = 'added';
export const refusedLabel = 'refused';
export const noProduct = 'no product';
export const unchanged = 'unchanged';
export const rowsOfTheRun = 'Rows of the run';
export const whyItStopped = 'Why it stopped';
export const changedLabel = 'Changed';
export const addedLabel = 'Added';
export const notInTheFile = 'Not in the file';
export const noProductLabel = 'No product';
export const unchangedLabel = 'Unchanged';
export const thereIsNoSuchRun = 'There is no such run.';
export const schedule = 'Schedule';
export const dayOfTheWeek = 'Day of the week';
export const time = 'Time';
export const cron = 'Cron';
export const theNextThree = 'The next three';
export const userAndPassword = 'User and password';
export const token = 'Token';
export const anotherHeader = 'Another header';
export const theSignInWasForThe = 'The sign-in was for the former host. Enter it once more if this one needs it.';
export const theSignInWasSaved = 'The sign-in was saved';
export const theSignInWasRemoved = 'The sign-in was removed';
export const failedToSaveTheSignIn = 'Failed to save the sign-in. Please try again.';
export const aSignInIsKeptEncrypted = 'A sign-in is kept, encrypted.';
export const theAddressNeedsNoSignIn = 'The address needs no sign-in.';
export const changeSignIn = 'Change sign-in';
export const addASignIn = 'Add a sign-in';
export const removeSignIn = 'Remove sign-in';
export const kindOfSignIn = 'Kind of sign-in';
export const saveSignIn = 'Save sign-in';
export const foundOut = 'Found out';
export const sourceCard = '1. Source';
export const address = 'Address';
export const filesAreChosenByHandOr = 'Files are chosen by hand or sent where there is none.';
export const httpsErpExampleFiyatStokCsv = 'https://erp.example/fiyat-stok.csv';
export const sheet = 'Sheet';
export const theFirst = 'the first';
export const recordOfXml = 'Record of XML';
export const theMostFrequent = 'the most frequent';
export const namesInRow = 'Names in row';
export const arrowKeysMoveItDeleteRemoves = 'Arrow keys move it, Delete removes it';
export const times = 'Times';
export const percent = 'Percent';
export const aMinusMakesItLess10 = 'A minus makes it less: -10';
export const roundTo = 'Round to';
export const suchAs00505 = 'Such as 0,05, 0,5 or 10; half is rounded up.';
export const unitOfTheFile = 'Unit of the file';
export const splitAt = 'Split at';
export const part = 'Part';
export const words = 'Words';
export const oneALineRlmRulman = 'One a line: RLM = rulman';
export const cells = 'Cells';
export const oneALine0SiparisUzerine = 'One a line: 0 = Sipariş üzerine';
export const allOthersBecome = 'All others become';
export const blankTheyStayAsTheyAre = 'Blank: they stay as they are.';
export const enterANumber = 'Enter a number.';
export const apply = 'Apply';
export const theRunWasLetPass = 'The run was let pass';
export const itStoppedItselfNothingWasChanged = 'A limit stopped it. Nothing was changed.';
export const ifItIsLetPass = 'If it is let pass';
export const passingWritesNothing = 'Passing writes nothing.';
export const leaveIt = 'Leave it';
export const product = 'Product';
export const now = 'Now';
export const wouldBecome = 'Would become';
export const why = 'Why';
export const isLeftOut = 'is left out';
export const onRequest = 'On request';
export const stopsItselfWhen = 'Stops itself when';
export const percentThatMayBeMissing = 'Percent that may be missing';
export const factorByWhichAPriceMay = 'Factor by which a price may change';
export const aPriceBecomes0 = 'a price becomes 0';
export const percentThatMayBeRefused = 'Percent that may be refused';
export const codesAreBlankOrDouble = 'codes are blank or double';
export const fewerThanHalfTheRowsCame = 'fewer than half the rows came';
export const theLastRowIsCutOff = 'the last row is cut off';
export const whenARunStopsItselfOr = 'when a run stops itself or fails';
export const afterEachRunThatChangesSomething = 'after each run that changes something';
export const ofNoRun = 'of no run';
export const notices = 'Notices';
export const whenPeopleAreNotified = 'When people are notified';
export const answersKept = 'Answers kept';
export const waiting = 'Waiting';
export const running = 'Running';
export const done = 'Done';
export const stoppedItself = 'Stopped by a limit';
export const letPass = 'Let pass';
export const failed = 'Failed';
export const notDoneYet = 'Not done yet';
export const nothingWasChanged = 'Nothing was changed';
export const never = 'Never';
export const every15Minutes = 'Every 15 minutes';
export const every30Minutes = 'Every 30 minutes';
export const everyHour = 'Every hour';
export const everyDayAt = 'Every day at';
export const everyWeekOn = 'Every week on';
export const today = 'Today';
export const byHandLabel = 'By hand';
export const trim = 'Trim';
export const upperCase = 'Upper case';
export const replace = 'Replace';
export const split = 'Split';
export const map = 'Map';
export const factor = '× factor';
export const round = 'Round';
export const currencyStep = 'Currency and KDV';
export const currencyOfTheFile = 'Currency of the file';
export const suchAsEur = 'EUR, USD, GBP or TRY. A cell that states another one is taken as it says.';
export const kdvOfTheFile = 'KDV';
export const withOrWithoutKdv = 'hariç: it comes on top; dâhil: it is in the price';
export const currencyNamed = (currency: string, includesVat: boolean) =>
  includesVat ? `In ${currency}` : `In ${currency} + KDV`;
export const unit = 'Unit';
export const mm = 'mm';
export const theProfileWasSaved = 'The profile was saved';
export const failedToSaveTheProfilePlease = 'Failed to save the profile. Please try again.';

const n = (count: number) => countText(count);

export const columnNumber = (number: number) => `column ${number}`;
export const nameOfColumn = (number: number) => `Name of column ${number}`;
export const whatFills = (name: string) => `What ${name} fills`;
export const remove = (name: string) => `Remove ${name}`;
export const overtakenBy = (when: string) => `Overtaken by the run of ${when}.`;
export const outcomeBy = (outcome: string, who: string) => `${outcome}, by ${who}.`;
export const fieldWithoutColumn = (number: number) => `Field ${number} without a column`;
export const whatBecomesOf = (field: string) => `What ${field} becomes`;
export const valueOf = (field: string) => `Value of ${field}`;
export const keyWasMadeOn = (when: string) => `Its key was made on ${when}.`;
export const lookAtTheRunOf = (what: string) => `View the run of ${what}`;
export const downloadNamed = (name: string) => `Download ${name}`;
export const runNamedNow = (name: string) => `Run ${name} now`;
export const changesNotSaved = (count: number) =>
  plural(count, { one: `${n(count)} change is not saved`, other: `${n(count)} changes are not saved` });
export const rowNamed = (line: number, name: string) => `Row ${line}, ${name}`;
export const notInTheFileAnd = (becomes: string) => `not in the file, ${becomes}`;
export const stepsOf = (column: string) => `Steps of ${column}`;
export const addAStepTo = (column: string) => `Add a step to ${column}`;
export const forgetWhatMeans = (word: string) => `Forget what ${word} means`;
export const rowsNothingChanged = (count: number) =>
  plural(count, { one: `${n(count)} row, nothing changed`, other: `${n(count)} rows, nothing changed` });
export const dailyAt = (time: string) => `every day at ${time}`;
export const everyWeekdayAt = (day: string, time: string) => `every ${day} at ${time}`;
export const bySchedule = (schedule: string) => `by ${schedule}`;
export const partAt = (part: number, sign: string) => `Part ${part} at “${sign}”`;
export const roundToNumber = (number: string) => `Round to ${number}`;
export const unitNamed = (unit: string) => `Unit ${unit}`;
export const profilesAtMost = (count: number) =>
  plural(count, { one: `${n(count)} profile at most`, other: `${n(count)} profiles at most` });
export const firstAreKept = (count: number) =>
  plural(count, { one: `The first ${n(count)} is kept.`, other: `The first ${n(count)} are kept.` });
export const timeOfPlace = (place: string) =>
  `${place} time. What was missed while the server was down runs once at its start.`;
export const writtenIntoFolder = 'The file is written into the folder of the setting EXPORT_FOLDER.';

// Sentences of a profile, with a choice where its name stands in braces.

export const moreAreMissing = 'more than {share} are missing';
export const aPriceChangesBy = 'a price changes by × or ÷ {factor}';
export const moreAreRefused = 'more than {share} are refused';
export const peopleAreNotified = 'People are notified {when}';
export const aRowMeans = 'A row means the product with its {key}';
export const thisProfileChanges = 'This profile changes {which}';
export const changesAndRefuses = 'This profile changes {which} and refuses rows whose code is unknown.';
export const newProductsAre = 'New products are {status}';
export const aBlankCell = 'A blank cell {does} A missing column is never touched.';
export const blankCells = { KEEP: 'leaves what stands', CLEAR: 'clears' };
export const aMissingProduct = 'A product that is not in the file {becomes} It is never deleted.';
export const anUnknownWord = 'A category or option that is unknown {becomes}';
export const hiddenRowsBecome = 'Rows that are hidden in a workbook {become}';
export const whatBecomesOfHiddenRows = 'What becomes of hidden rows';
export const pricesAre = 'The prices of the file are {basis}';
export const pricesAreAndKdvIsAdded = 'The prices of the file are {basis} KDV of {rate} is added.';
export const wordsOnRequest = 'These words mean a price on request, too: {words}';
export const ruleChoices = {
  findBy: {
    STOCK_CODE: 'stock code',
    ID: 'id',
    GTIN: 'GTIN',
    MANUFACTURER_CODE: 'brand and manufacturer code',
    ANY: 'id, code or name',
  },
  newAs: { '': 'as the settings of the site say', PUBLISHED: 'published at once', DRAFT: 'drafts' },
  products: {
    ALL: 'existing products and adds new ones',
    EXISTING: 'existing products only',
    NEW: 'nothing and only adds new ones',
  },
  missing: {
    NOTHING: 'stays as it is',
    ON_ORDER: 'becomes On order',
    DISCONTINUED: 'is no longer made',
    HIDDEN: 'is hidden',
    BIN: 'goes to the bin',
  },
  unknown: { REFUSE: 'refuses the row', CREATE: 'is made' },
  hiddenRows: { ASK: 'are refused', TAKE: 'are imported like all others', LEAVE_OUT: 'are left out' },
  prices: { '': 'as the name of the column says', WITH_VAT: 'with KDV', WITHOUT_VAT: 'without KDV' },
};
export const rowsWritten = (count: number) =>
  plural(count, { one: '1 row written', other: `${countText(count)} rows written` });
export const profileDeleted = 'Profile deleted';
export const failedToDeleteTheProfile = 'Failed to delete the profile.';
export const user = 'User';
export const password = 'Password';
export const nameOfTheHeader = 'Name of the header';
export const valueOfTheHeader = 'Value';
export const csvWith = (separator: string) => `CSV with ${separator}`;
export const csvWithTabs = 'CSV with tabs';
export const csvTab = 'CSV, tab';
export const csvOrXlsx = 'CSV or XLSX';
export const oneStepOfTheHistory = 'One step of the history; can be undone for 30 days. The limits stay as they are.';
export const passingWrites = (count: number, parts: readonly string[]) =>
  plural(count, {
    one: `Passing writes 1 product: ${beside.format(parts)}.`,
    other: `Passing writes ${countText(count)} products: ${beside.format(parts)}.`,
  });
export const addedAndChanged = (added: number, changed: number) =>
  plural(added, {
    one: `1 product added, ${countText(changed)} changed.`,
    other: `${countText(added)} products added, ${countText(changed)} changed.`,
  });

export const rowCount = (count: number) => plural(count, { one: `${count} row`, other: `${count} rows` });
export const rowsAt = (count: number, places: string) => `${rowCount(count)}: ${places}`;
export const profileCount = (count: number) => plural(count, { one: `${count} profile`, other: `${count} profiles` });
export const productsAddedAndChanged = (added: number, changed: number) =>
  plural(added, {
    one: `${added} product added, ${changed} changed.`,
    other: `${added} products added, ${changed} changed.`,
  });
const wordCount = (count: number) => plural(count, { one: `${count} word`, other: `${count} words` });
export const replaceWords = (count: number) => `Replace, ${wordCount(count)}`;
export const mapWords = (count: number) => `Map, ${wordCount(count)}`;
export const answersNotKept = 'The answers were not kept.';

/** The files of suppliers write it so. */
export const vatIncluded = 'dâhil';
export const vatExcluded = 'hariç';

/** Parts of a list: '12 added, 38 changed'. */
export const addedCount = (count: number) => `${count} added`;
export const changedCount = (count: number) => `${count} changed`;
export const refusedCount = (count: number) => `${count} refused`;
export const missingCount = (count: number) => `${count} not in the file`;
