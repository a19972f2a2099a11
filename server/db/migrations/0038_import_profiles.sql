CREATE TABLE `import_keys` (
	`profile_id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`made_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `import_missing` (
	`profile_id` text NOT NULL,
	`product_seq` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `import_missing_by_profile` ON `import_missing` (`profile_id`,`product_seq`);--> statement-breakpoint
CREATE TABLE `import_profiles` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`setup` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `import_pulls` (
	`profile_id` text PRIMARY KEY NOT NULL,
	`schedule` text,
	`due_at` integer,
	`version` integer NOT NULL,
	`tries` integer NOT NULL,
	`etag` text,
	`last_modified` text,
	`sign_in` text
);
--> statement-breakpoint
CREATE TABLE `import_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`profile_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`admin` text NOT NULL,
	`file_name` text NOT NULL,
	`file_hash` text NOT NULL,
	`state` text NOT NULL,
	`rows` integer NOT NULL,
	`added` integer NOT NULL,
	`changed` integer NOT NULL,
	`unchanged` integer NOT NULL,
	`missing` integer NOT NULL,
	`wrong` integer NOT NULL,
	`reasons` text DEFAULT '[]' NOT NULL,
	`file` text,
	`report` text,
	`known` text,
	`import_id` text
);
--> statement-breakpoint
CREATE INDEX `import_runs_by_profile` ON `import_runs` (`profile_id`,`created_at`);