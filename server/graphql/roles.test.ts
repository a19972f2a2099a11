import { expect, test } from 'vitest';
import { roles, type Role } from '../db/accountTables.ts';
import { calls } from '../testing/calls.ts';
import { fields } from '../testing/rootFields.ts';

const only = (wanted: readonly Role[]) =>
  fields.filter(([, may]) => may?.join() === wanted.join()).map(([name]) => name.split('.')[1]);

test('every root field has a call to try it with', () => {
  expect(Object.keys(calls).sort()).toEqual(fields.map(([name]) => name).sort());
});

test('people, keys, backups and the audit log are only for owners', () => {
  expect(only(['OWNER'])).toEqual([
    'people',
    'twoStepRule',
    'invitations',
    'keys',
    'audit',
    'personalData',
    'erasuresToRepeat',
    'nightlyBackup',
    'backups',
    'lastRestore',
    'makeBackup',
    'previewRestore',
    'restoreBackup',
    'invitePerson',
    'withdrawInvitation',
    'renamePerson',
    'setPersonRoles',
    'setPersonSuspended',
    'removePerson',
    'askForTwoStep',
    'makeKey',
    'updateKey',
    'rotateKey',
    'revokeKey',
    'makeImportKey',
    'removeImportKey',
    'exportPersonalData',
    'erasePersonalData',
    'repeatErasures',
  ]);
});

test('messages and enquiries of visitors are for owners and sales', () => {
  expect(only(['OWNER', 'SALES'])).toEqual([
    'messages',
    'message',
    'enquiries',
    'endingOffers',
    'unanswered',
    'failedMails',
    'offerTemplates',
    'offerTemplate',
    'answerTemplates',
    'answerTemplate',
    'sendsMail',
    'enquiry',
    'admins',
    'setMessageStatus',
    'answerMessage',
    'setMessageSuspectedSpam',
    'deleteMessage',
    'setEnquiryState',
    'assignEnquiry',
    'addEnquiryNote',
    'answerEnquiry',
    'remindBuyer',
    'setEnquirySuspectedSpam',
    'createOfferTemplate',
    'updateOfferTemplate',
    'deleteOfferTemplate',
    'createAnswerTemplate',
    'updateAnswerTemplate',
    'deleteAnswerTemplate',
    'makeOffer',
    'settleEnquiryRow',
    'sendOffer',
    'deleteEnquiry',
    'settleFailedMail',
    'messageReceived',
    'enquiryReceived',
  ]);
});

test('everyone in the admin area reads the content and manages their own account', () => {
  expect(only(roles)).toEqual([
    'documents',
    'document',
    'views',
    'mySecondFactor',
    'myPasskeys',
    'mySessions',
    'redirects',
    'history',
    'compareRevisions',
    'bin',
    'notices',
    'unreadNotices',
    'todayFigures',
    'noticeSettings',
    'job',
    'createView',
    'updateView',
    'deleteView',
    'arrangeViews',
    'beginTotp',
    'activateTotp',
    'removeTotp',
    'makeRecoveryCodes',
    'beginPasskey',
    'addPasskey',
    'removePasskey',
    'updateOwnAccount',
    'endSession',
    'endOtherSessions',
    'changePassword',
    'restoreRevision',
    'undoChange',
    'undoDeletion',
    'bringBack',
    'bringManyBack',
    'eraseManyFromBin',
    'eraseFromBin',
    'readNotices',
    'chooseNotices',
    'cancelJob',
    'unreadNotices',
    'todayFigures',
    'jobChanged',
  ]);
});
