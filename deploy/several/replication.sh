#!/bin/sh
# Lets the standby follow. PostgreSQL's image runs it once, when it creates the database.
echo "host replication $POSTGRES_USER samenet scram-sha-256" >> "$PGDATA/pg_hba.conf"
